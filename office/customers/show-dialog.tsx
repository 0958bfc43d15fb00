import { Form, Input, Modal, Typography } from 'antd';
import { Fault } from '../parts/fault';

interface ShowDialogProps {
  pending: boolean;
  error: Error | null;
  onShow: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why personal data is to be shown whole. */
export function ShowDialog({ pending, error, onShow, onCancel }: ShowDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <Modal open title="显示完整个人信息" okText="显示" confirmLoading={pending} onOk={form.submit} onCancel={onCancel}>
      <Typography.Paragraph type="secondary">
        将显示完整的手机号、姓名、证件号和银行卡号。原因会记入审计日志。
      </Typography.Paragraph>
      {error && <Fault error={error} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => onShow(reason)}>
        <Form.Item name="reason" label="原因" rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
          <Input autoFocus autoComplete="off" maxLength={500} placeholder="如：客户来电核对银行卡" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
