import { useMutation } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { OFFICE_CALLS, type RunAnswer } from '@/server/office/api';
import { call } from '../api/call';
import { answerFactor } from '../api/fresh-factor';
import { Fault } from '../parts/fault';
import styles from './sign-in.module.css';

/** Asks for a fresh code, because the operator approves, moves money or sees personal data. */
export function FactorDialog() {
  const [form] = Form.useForm<{ code: string }>();
  const confirm = useMutation({
    mutationFn: (input: { code: string }) => call<RunAnswer>('POST', `${OFFICE_CALLS.operations}/confirm`, { input }),
    onSuccess: () => answerFactor(true),
    // A code works once.
    onError: () => form.resetFields(),
  });
  return (
    <Modal
      open
      title="请再确认一次身份"
      width={420}
      okText="确认"
      confirmLoading={confirm.isPending}
      onOk={form.submit}
      onCancel={() => answerFactor(false)}
    >
      <p className={styles.lead}>批准、动用资金和查看个人信息前，须输入验证器应用里的动态码，5 分钟内有效。</p>
      {confirm.error && (
        <div className={styles.fault}>
          <Fault error={confirm.error} />
        </div>
      )}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => confirm.mutate(values)}>
        <Form.Item
          name="code"
          label="动态码"
          rules={[{ required: true, pattern: /^\d{6}$/, message: '请输入 6 位数字' }]}
        >
          <Input
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            className={styles.code ?? ''}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
