import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect } from 'react';
import type { Choice, OfficeOperation, RunAnswer } from '@/server/office/api';
import { AnswerView } from '../answer/answer-view';
import { run } from '../api/operations';
import { FieldItem } from '../fields/field-item';
import { inputOf, type Values } from '../fields/input-of';
import { Fault } from '../parts/fault';
import styles from './operation-form.module.css';
import { PreviewView } from './preview-view';

interface OperationFormProps {
  operation: OfficeOperation;
  campaigns: readonly Choice[];
  brands: readonly Choice[];
}

/** An operation's fields, its effect if it can be shown before, and its answer. */
export function OperationForm({ operation, campaigns, brands }: OperationFormProps) {
  const { name, audited, previewable, fields } = operation;
  const [form] = Form.useForm<Values>();
  const preview = useMutation({
    mutationFn: (values: Values) => run(name, { input: inputOf(fields, values), preview: true }),
  });
  const running = useMutation({
    mutationFn: ({ values, confirm }: { values: Values; confirm?: RunAnswer['confirm'] }) =>
      run(name, { input: { ...inputOf(fields, values), ...confirm } }),
    onSuccess: () => preview.reset(),
  });
  const submit = (values: Values) => {
    running.reset();
    if (previewable) preview.mutate(values);
    else running.mutate({ values });
  };
  // A list that needs no choice is what the operator came for.
  const immediate = !audited && !fields.some(({ required }) => required);
  const { mutate } = running;
  useEffect(() => {
    if (immediate) mutate({ values: {} });
  }, [immediate, mutate]);
  const again = () => {
    preview.reset();
    running.reset();
  };
  const shown = fields.filter(({ confirms }) => !confirms);
  return (
    <div className={audited && shown.length > 0 ? styles.columns : styles.rows}>
      <Form
        form={form}
        layout="vertical"
        scrollToFirstError
        onFinish={submit}
        // What was shown is no longer what would happen.
        onValuesChange={audited ? again : undefined}
        className={shown.length > 0 ? `panel ${audited ? styles.form : styles.filters}` : undefined}
      >
        {shown.map((field) => (
          <FieldItem key={field.name} field={field} campaigns={campaigns} brands={brands} />
        ))}
        <div className={styles.submit}>
          <Button type="primary" htmlType="submit" loading={preview.isPending || (!previewable && running.isPending)}>
            {previewable ? '预览' : audited ? '执行' : '查询'}
          </Button>
          {audited && !previewable && <span className={styles.note}>会记入审计日志</span>}
        </div>
      </Form>
      <section aria-label="结果" aria-live="polite" className={styles.answer}>
        {(running.error ?? preview.error) && <Fault error={(running.error ?? preview.error) as Error} />}
        {preview.data && preview.variables && (
          <PreviewView
            shown={preview.data}
            running={running.isPending}
            onConfirm={() => running.mutate({ values: preview.variables, confirm: preview.data.confirm })}
            onCancel={again}
          />
        )}
        {running.data && <Done ran={running.data} audited={audited} />}
      </section>
    </div>
  );
}

function Done({ ran: { answer, failed, approval }, audited }: { ran: RunAnswer; audited: boolean }) {
  if (failed) return <Alert type="error" showIcon title={<AnswerView answer={answer} />} />;
  if (!audited) return <AnswerView answer={answer} />;
  return (
    <Alert
      type={approval === undefined ? 'success' : 'warning'}
      showIcon
      title={approval === undefined ? '已执行' : `已提交，等待批准（申请 ${approval}）`}
      description={<AnswerView answer={answer} />}
    />
  );
}
