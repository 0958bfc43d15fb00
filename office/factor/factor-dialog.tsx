import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { OFFICE_CALLS } from '@/server/office/api';
import { call } from '../api/call';
import { confirmByPasskey } from '../api/passkeys';
import { Fault } from '../parts/fault';
import styles from './factor-dialog.module.css';

/** Asks for a code or a passkey. @param onEnd says whether the operator confirmed */
export function FactorDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const [form] = Form.useForm<{ code: string }>();
  const confirm = useMutation({
    mutationFn: (code?: string) =>
      code === undefined
        ? confirmByPasskey()
        : call<unknown>('POST', `${OFFICE_CALLS.operations}/confirm`, { input: { code } }),
    onSuccess: () => onEnd(true),
    // A code works once.
    onError: () => form.resetFields(),
  });
  return (
    <Modal title="请确认是你本人" open footer={null} width={400} onCancel={() => onEnd(false)}>
      <p className={styles.why}>这项操作须在五分钟内确认过身份：审批、动钱、导入导出、发布文案，以及改客户、域名和操作员。</p>
      {confirm.error && <Fault error={confirm.error} />}
      <Form form={form} layout="vertical" onFinish={({ code }) => confirm.mutate(code)} className={styles.form ?? ''}>
        <Form.Item
          name="code"
          label="动态码"
          rules={[{ required: true, pattern: /^\d{6}$/, message: '请输入 6 位数字' }]}
        >
          <Input autoFocus autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
        </Form.Item>
        <div className={styles.ways}>
          <Button type="primary" htmlType="submit" loading={confirm.isPending && confirm.variables !== undefined}>
            确认
          </Button>
          {'PublicKeyCredential' in window && (
            <Button
              loading={confirm.isPending && confirm.variables === undefined}
              onClick={() => confirm.mutate(undefined)}
            >
              用通行密钥
            </Button>
          )}
        </div>
      </Form>
    </Modal>
  );
}
