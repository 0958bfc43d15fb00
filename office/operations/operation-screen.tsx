import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Skeleton, Tag } from 'antd';
import { operationsQuery } from '../api/operations';
import { Fault } from '../parts/fault';
import { NotFound } from '../parts/not-found';
import { Screen } from '../parts/screen';
import { OperationForm } from './operation-form';

/** The form of the operation in the address, and its answer. */
export function OperationScreen() {
  const { name } = useParams({ from: '/operations/$name' });
  const { data, error } = useQuery(operationsQuery);
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const operation = data.subjects.flatMap(({ operations }) => operations).find((candidate) => candidate.name === name);
  if (!operation) return <NotFound />;
  const { title, summary, approval } = operation;
  return (
    <Screen
      title={title}
      trail={{ to: '/operations', title: '全部操作' }}
      beside={
        <>
          <code className="soft">{name}</code>
          {approval && <Tag className="brass">{approval === 'always' ? '须另一人批准' : '可能须另一人批准'}</Tag>}
        </>
      }
    >
      <p className="soft">{summary}</p>
      <OperationForm key={name} operation={operation} campaigns={data.campaigns} brands={data.brands} />
    </Screen>
  );
}
