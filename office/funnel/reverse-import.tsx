import { Button, Form, Input } from 'antd';
import { PreviewView } from '../operations/preview-view';
import { usePreviewed } from '../operations/use-previewed';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';

const OPERATION = 'reverse-ad-spend';

interface ReverseImportProps {
  id: number;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks why an import is reversed, shows the effect, and reverses it. */
export function ReverseImport({ id, onDone, onCancel }: ReverseImportProps) {
  const { preview, running, error, show, confirm, reset } = usePreviewed(OPERATION, onDone);
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  return (
    <Form form={form} layout="vertical" onFinish={({ reason }) => show({ input: { id: String(id), reason } })}>
      {error && <Fault error={error} />}
      <Form.Item name="reason" label="撤销原因" rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
        <Input maxLength={500} onChange={reset} />
      </Form.Item>
      {preview.data ? (
        <PreviewView
          shown={preview.data}
          running={running.isPending}
          onConfirm={confirm}
          onCancel={reset}
          leaves={false}
        />
      ) : (
        <>
          <Button type="primary" htmlType="submit" loading={preview.isPending}>
            预览
          </Button>{' '}
          <Button onClick={onCancel}>取消</Button>
        </>
      )}
    </Form>
  );
}
