import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { run } from '../api/operations';
import { PreviewView } from '../operations/preview-view';
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
  const input = (reason: string) => ({ id: String(id), reason });
  const preview = useMutation({
    mutationFn: (reason: string) => run(OPERATION, { input: input(reason), preview: true }),
  });
  const reversing = useMutation({
    mutationFn: (reason: string) => run(OPERATION, { input: input(reason) }),
    onSuccess: onDone,
  });
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  const failure = preview.error ?? reversing.error;
  return (
    <Form form={form} layout="vertical" onFinish={({ reason }) => preview.mutate(reason)}>
      {failure && <Fault error={failure} />}
      <Form.Item name="reason" label="撤销原因" rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
        <Input maxLength={500} onChange={() => preview.reset()} />
      </Form.Item>
      {preview.data ? (
        <PreviewView
          shown={preview.data}
          running={reversing.isPending}
          onConfirm={() => reversing.mutate(preview.variables ?? '')}
          onCancel={() => preview.reset()}
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
