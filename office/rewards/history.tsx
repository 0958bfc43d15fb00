import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Cell } from '../answer/cell';
import { rowsOf, tableOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';
import { run } from '../api/operations';
import { Fault } from '../parts/fault';
import styles from './history.module.css';

/** Where a reward comes from, and what operators did with it. */
export function History({ id, source }: { id: string; source: string }) {
  const { data, error } = useQuery({
    queryKey: ['rewards', 'history', id],
    queryFn: () => run('reward-history', { input: { id: [id] } }),
  });
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data.answer, 'reward_changes');
  if (!table) return <Skeleton active paragraph={{ rows: 1 }} title={false} />;
  const known = columnsOf(table.table);
  return (
    <dl className={styles.history}>
      <dt>来源</dt>
      <dd>
        <code>{source}</code>
      </dd>
      {table.rows.length === 0 && (
        <>
          <dt>处理</dt>
          <dd>{table.empty && sentenceText(table.empty, 'zh')}</dd>
        </>
      )}
      {rowsOf(table).map((row) => (
        <div key={`${row.at} ${row.entry}`} className={styles.entry}>
          <dt>
            <Cell value={row.at ?? null} column={known.at} />
          </dt>
          <dd>
            <Cell value={row.entry ?? null} column={known.entry} /> {String(row.operator)}
            {row.amount !== null && (
              <>
                ，<Cell value={row.amount ?? null} column={known.amount} />
              </>
            )}
            {row.reason !== null && <>，{String(row.reason)}</>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
