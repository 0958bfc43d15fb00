import { Button, Flex, Form, Input } from 'antd';
import { useUnsaved } from '../parts/use-unsaved';

interface RejectFormProps {
  /** Whether the operator withdraws their own request. */
  own: boolean;
  pending: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a request is rejected or withdrawn. */
export function RejectForm({ own, pending, onReject, onCancel }: RejectFormProps) {
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      style={{ flex: 'auto' }}
      onFinish={({ reason }) => onReject(reason)}
    >
      <Form.Item
        name="reason"
        label={own ? '撤回的原因' : '驳回的原因，申请人会看到'}
        rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <Input.TextArea rows={2} maxLength={500} autoFocus />
      </Form.Item>
      <Flex gap={10} className="thumb">
        <Button type="primary" danger size="large" htmlType="submit" loading={pending}>
          {own ? '确认撤回' : '确认驳回'}
        </Button>
        <Button size="large" onClick={onCancel}>
          返回
        </Button>
      </Flex>
    </Form>
  );
}
