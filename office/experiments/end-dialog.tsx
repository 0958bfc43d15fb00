import { useQueryClient } from '@tanstack/react-query';
import { Flex, Form, Input, Modal, Radio } from 'antd';
import { PreviewView } from '../operations/preview-view';
import { usePreviewed } from '../operations/use-previewed';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';

interface EndDialogProps {
  revision: number;
  /** Names of the arms. */
  arms: readonly string[];
  /** The arm that the verdict says is better. */
  better: string | undefined;
  onClose: () => void;
}

type Values = Record<'winner' | 'reason' | 'learned', string>;

/** In place of an arm, for the revision before: no arm has this name. */
const NONE = '-';

/** Ends an experiment: what visitors see from now on, why, and what was learned. Shows the effect first. */
export function EndDialog({ revision, arms, better, onClose }: EndDialogProps) {
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const { preview, running, error, show, confirm, reset } = usePreviewed('experiments end', () => {
    for (const first of ['experiments', 'texts']) void queries.invalidateQueries({ queryKey: [first] });
    onClose();
  });
  useUnsaved(() => !running.isSuccess && form.isFieldsTouched());
  const send = ({ winner, ...texts }: Values) =>
    show({ input: { revision: String(revision), ...(winner !== NONE && { winner }), ...texts } });
  const written = (name: keyof Values, label: string, message: string) => (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input.TextArea rows={2} maxLength={500} />
    </Form.Item>
  );
  const options = arms.map((arm) => ({ value: arm, label: `采用 ${arm} 组${arm === better ? '（更好）' : ''}` }));
  return (
    <Modal
      open
      title="结束实验"
      okText="看看会怎样"
      confirmLoading={preview.isPending}
      footer={preview.data ? null : undefined}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={14} aria-live="polite">
        <Form<Values>
          form={form}
          layout="vertical"
          {...(better !== undefined && { initialValues: { winner: better } })}
          onValuesChange={reset}
          onFinish={send}
        >
          <Form.Item name="winner" label="结束以后" rules={[{ required: true, message: '请选择' }]}>
            <Radio.Group vertical options={[...options, { value: NONE, label: '都不采用，恢复原版' }]} />
          </Form.Item>
          {written('reason', '为什么现在结束', '请写明原因')}
          {written('learned', '学到了什么，下次做实验的同事会看到', '请写一句学到的')}
        </Form>
        {error && <Fault error={error} />}
        {preview.data && (
          <PreviewView
            shown={preview.data}
            running={running.isPending}
            onConfirm={confirm}
            onCancel={reset}
            leaves={false}
          />
        )}
      </Flex>
    </Modal>
  );
}
