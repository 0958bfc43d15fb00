import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Skeleton, Tag } from 'antd';
import { operationsQuery } from '../api/operations';
import { Fault } from '../parts/fault';
import { NotFound } from '../parts/not-found';
import { OperationForm } from './operation-form';
import styles from './operation-screen.module.css';

/** The form of the operation in the address, and its answer. */
export function OperationScreen() {
  const { name } = useParams({ from: '/operations/$name' });
  const { data, error } = useQuery(operationsQuery);
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const operation = data.subjects.flatMap(({ operations }) => operations).find((candidate) => candidate.name === name);
  if (!operation) return <NotFound />;
  const { title, summary, approval } = operation;
  return (
    <>
      <nav aria-label="位置" className={styles.trail}>
        <Link to="/operations">全部操作</Link>
      </nav>
      <div className={styles.head}>
        <h1>{title}</h1>
        <code className={styles.command}>{name}</code>
        {approval && <Tag className="brass">{approval === 'always' ? '须另一人批准' : '可能须另一人批准'}</Tag>}
      </div>
      <p className={styles.summary}>{summary}</p>
      <OperationForm key={name} operation={operation} campaigns={data.campaigns} brands={data.brands} />
    </>
  );
}
