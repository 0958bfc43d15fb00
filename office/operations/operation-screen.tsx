import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Alert, App, Button, Form, Skeleton, Tag } from 'antd';
import type { OfficeOperation, OfficeOperations } from '@/lib/office/api';
import { AnswerView } from '../answer/answer-view';
import { operationsQuery, run } from '../api/operations';
import { problemText } from '../api/problem-text';
import { FieldItem } from '../fields/field-item';
import { inputOf, type Values } from '../fields/input-of';
import { NotFound } from '../parts/not-found';
import styles from './operation-screen.module.css';

/** The form of the operation in the address, and its answer. */
export function OperationScreen() {
  const { name } = useParams({ from: '/operations/$name' });
  const { data, error } = useQuery(operationsQuery);
  if (error) return <Alert type="error" showIcon title={problemText(error)} />;
  if (!data) return <Skeleton active />;
  const operation = data.subjects.flatMap(({ operations }) => operations).find((candidate) => candidate.name === name);
  if (!operation) return <NotFound />;
  return <OperationForm key={name} operation={operation} data={data} />;
}

function OperationForm({ operation, data }: { operation: OfficeOperation; data: OfficeOperations }) {
  const { name, title, summary, audited, approval, fields } = operation;
  const { modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const running = useMutation({ mutationFn: (values: Values) => run(name, inputOf(fields, values)) });
  const submit = (values: Values) => {
    if (!audited) return running.mutate(values);
    modal.confirm({
      title: `确认执行“${title}”？`,
      content: '执行后会记入审计日志。',
      okText: '执行',
      cancelText: '返回修改',
      onOk: () => running.mutate(values),
    });
  };
  return (
    <>
      <nav aria-label="位置" className={styles.trail}>
        <Link to="/">全部操作</Link>
      </nav>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <code className={styles.command}>{name}</code>
        {approval && <Tag color="gold">{approval === 'always' ? '需另一人批准' : '可能需另一人批准'}</Tag>}
      </div>
      <p className={styles.summary}>{summary}</p>
      <div className={fields.length > 0 ? styles.columns : undefined}>
        <Form
          form={form}
          layout="vertical"
          onFinish={submit}
          className={fields.length > 0 ? `panel ${styles.form}` : (styles.alone ?? '')}
          scrollToFirstError
        >
          {fields.map((field) => (
            <FieldItem key={field.name} field={field} campaigns={data.campaigns} brands={data.brands} />
          ))}
          <Button type="primary" htmlType="submit" loading={running.isPending}>
            {audited ? '执行' : '查询'}
          </Button>
        </Form>
        <section aria-label="结果" aria-live="polite" className={styles.answer}>
          {running.error && <Alert type="error" showIcon title={problemText(running.error)} />}
          {running.data && <AnswerView answer={running.data} />}
        </section>
      </div>
    </>
  );
}
