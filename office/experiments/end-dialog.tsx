import { useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Form, Input, Modal, Radio } from 'antd';
import { PreviewView } from '../operations/preview-view';
import { usePreviewed } from '../operations/use-previewed';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';
import { TEXTS } from '../texts/text-queries';
import { EXPERIMENTS } from './queries';

interface EndDialogProps {
  revision: number;
  /** Names of the arms. */
  arms: readonly string[];
  /** The arm that the verdict says is better. */
  better: string | undefined;
  onClose: () => void;
}

interface Values {
  winner: string;
  reason: string;
  learned: string;
}

/** In place of an arm: visitors see again what they saw before. */
const NONE = '';

/** Ends an experiment: what visitors see from now on, why, and what was learned. Shows the effect first. */
export function EndDialog({ revision, arms, better, onClose }: EndDialogProps) {
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const { preview, running, error, show, confirm, reset } = usePreviewed('experiments end', ({ approval }) => {
    for (const kind of [EXPERIMENTS, TEXTS]) void queries.invalidateQueries({ queryKey: [kind] });
    if (approval === undefined) onClose();
  });
  const approval = running.data?.approval;
  useUnsaved(() => !running.isSuccess && form.isFieldsTouched());
  const send = ({ winner, ...texts }: Values) =>
    show({ input: { revision: String(revision), ...(winner !== NONE && { winner }), ...texts } });
  const written = (name: keyof Values, label: string, message: string) => (
    <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true, message }]}>
      <Input.TextArea rows={2} maxLength={500} />
    </Form.Item>
  );
  return (
    <Modal
      open
      title="结束实验"
      okText="看看会怎样"
      confirmLoading={preview.isPending}
      footer={preview.data || running.data ? null : undefined}
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
            <Radio.Group
              vertical
              options={[
                ...arms.map((arm) => ({ value: arm, label: `采用实验组 ${arm}${arm === better ? '（更好）' : ''}` })),
                { value: NONE, label: '都不采用，恢复原版' },
              ]}
            />
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
        {approval !== undefined && (
          <Alert type="warning" showIcon title={`还须另一位同事批准（申请 ${approval}），批准后实验结束。`} />
        )}
      </Flex>
    </Modal>
  );
}
