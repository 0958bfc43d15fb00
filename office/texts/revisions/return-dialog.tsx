import { Form, Input, Modal } from 'antd';
import { Fault } from '../../parts/fault';
import { useUnsaved } from '../../parts/use-unsaved';
import { useTextOperation } from '../text-queries';

interface ReturnDialogProps {
  revision: number;
  author: string;
  onClose: () => void;
}

/** Returns a revision to its author with a comment. */
export function ReturnDialog({ revision, author, onClose }: ReturnDialogProps) {
  const operation = useTextOperation();
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  const send = ({ reason }: { reason: string }) =>
    operation.mutate(
      { name: 'campaigns return', input: { revision: String(revision), reason } },
      { onSuccess: onClose },
    );
  return (
    <Modal
      open
      title={`退回版本 ${revision}`}
      okText="退回"
      confirmLoading={operation.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={send}>
        <Form.Item
          name="reason"
          label={`给 ${author} 的意见`}
          rules={[{ required: true, whitespace: true, message: '请写明要改什么' }]}
        >
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
      {operation.error && <Fault error={operation.error} />}
    </Modal>
  );
}
