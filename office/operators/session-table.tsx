import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { tableOf } from '../answer/rows-of';
import { run } from '../api/operations';
import { Fault } from '../parts/fault';
import type { Change } from './change';
import { WholeTable } from './whole-table';

/** Where operators are signed in, each with a way to end it. */
export function SessionTable({ onChange }: { onChange: (change: Change) => void }) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['operators', 'sessions'],
    queryFn: async () => (await run('operators sessions', { input: { all: true } })).answer,
  });
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data, 'sessions');
  if (!table) return <Skeleton active paragraph={{ rows: 4 }} />;
  return (
    <WholeTable
      table={table}
      keyColumn="session"
      columns={['operator', 'begun', 'seen', 'session']}
      loading={isFetching}
      added={[
        {
          title: '操作',
          cell: ({ session, operator, own }) =>
            own === null ? (
              <Button
                size="small"
                danger
                aria-label={`结束 ${operator} 的会话 ${session}`}
                onClick={() =>
                  onChange({ name: 'operators end-session', given: { session }, title: `结束 ${operator} 的会话` })
                }
              >
                结束
              </Button>
            ) : (
              <Tag>当前会话</Tag>
            ),
        },
      ]}
    />
  );
}
