import { Alert, Button, Flex, Form } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import type { CampaignChoice, Choice, OfficeOperation, RunAnswer } from '@/server/office/api';
import { AnswerView } from '../answer/answer-view';
import { FieldItem } from '../fields/field-item';
import { inputOf, type Values } from '../fields/input-of';
import { Columns, gridOf } from '../layout/columns';
import { DataTime } from '../parts/data-time';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';
import { PreviewView } from './preview-view';
import { usePreviewed } from './use-previewed';

interface OperationFormProps {
  operation: OfficeOperation;
  campaigns: readonly CampaignChoice[];
  brands: readonly Choice[];
  /** Input that the operator does not enter, because the screen chose it. */
  given?: Values;
  /** What the form changes, as the screen loaded it: the server rejects the form if another operator has changed it since. */
  initial?: Values;
  /** Receives the values while the operator changes them. */
  onValues?: (values: Values) => void;
  /** True where there is no place for fields and answer side by side. */
  narrow?: boolean;
  /** Receives what ran. */
  onDone?: (ran: RunAnswer) => void;
  /** Leaves a change that the screen chose. */
  onCancel?: () => void;
}

/** An operation's fields, its effect if it can be shown before, and its answer. */
export function OperationForm(props: OperationFormProps) {
  const { operation, campaigns, brands, given, initial, onValues, narrow, onDone, onCancel } = props;
  const { name, audited, previewable, fields } = operation;
  const [form] = Form.useForm<Values>();
  const { preview, running, error, show, confirm, reset } = usePreviewed(name, onDone);
  const complete = (values: Values) => ({ ...inputOf(fields, values), ...given });
  useUnsaved(() => audited && !running.isSuccess && form.isFieldsTouched());
  const submit = (values: Values) => {
    if (!previewable) running.mutate({ input: complete(values) });
    else show({ input: complete(values), ...(initial && { loaded: complete(initial) }) });
  };
  const shown = fields.filter(({ name: field, confirms }) => !confirms && !(given && field in given));
  // A list that needs no choice is what the operator came for, and so is the effect of a change that the screen chose.
  const immediate = audited ? given !== undefined && shown.length === 0 : !shown.some(({ required }) => required);
  const submitFirst = useEffectEvent(() => submit({}));
  useEffect(() => {
    if (immediate) submitFirst();
  }, [immediate]);
  return (
    <Columns widths={audited && !narrow && shown.length > 0 ? 'minmax(300px, 400px) minmax(0, 1fr)' : 'minmax(0, 1fr)'}>
      <Form
        form={form}
        // Without it a field's id would be its name alone, which other elements of the page may have.
        name={useId()}
        layout="vertical"
        scrollToFirstError
        {...(initial && { initialValues: initial })}
        onFinish={submit}
        onValuesChange={(_, values: Values) => {
          // What was shown is no longer what would happen.
          if (audited) reset();
          onValues?.(values);
        }}
        className={shown.length > 0 ? 'panel padded' : ''}
        {...(!audited && { style: gridOf(230, '0 20px') })}
      >
        {shown.map((field) => (
          <FieldItem key={field.name} field={field} campaigns={campaigns} brands={brands} campaign={given?.campaign} />
        ))}
        {!(audited && immediate) && (
          <div style={{ gridColumn: '1 / -1' }}>
            <Button type="primary" htmlType="submit" loading={preview.isPending || (!previewable && running.isPending)}>
              {previewable ? '预览' : audited ? '执行' : '查询'}
            </Button>{' '}
            {audited && !previewable && <span className="soft small">会记入审计日志</span>}
          </div>
        )}
      </Form>
      <section aria-label="结果" aria-live="polite">
        <Flex vertical gap={16}>
          {error && <Fault error={error} />}
          {preview.data && (
            <PreviewView
              shown={preview.data}
              running={running.isPending}
              onConfirm={confirm}
              onCancel={immediate && onCancel ? onCancel : reset}
              leaves={immediate}
            />
          )}
          {running.data && <Done ran={running.data} audited={audited} />}
        </Flex>
      </section>
    </Columns>
  );
}

function Done({ ran: { answer, asOf, failed, approval }, audited }: { ran: RunAnswer; audited: boolean }) {
  if (failed) return <Alert type="error" showIcon title={<AnswerView answer={answer} />} />;
  const shown = (
    <>
      <AnswerView answer={answer} />
      <DataTime asOf={asOf} />
    </>
  );
  if (!audited) return shown;
  return (
    <Alert
      type={approval === undefined ? 'success' : 'warning'}
      showIcon
      title={approval === undefined ? '已执行' : `已提交，等待批准（申请 ${approval}）`}
      description={shown}
    />
  );
}
