import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Cell } from '../answer/cell';
import { rowsOf, tableOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';
import { answerQuery } from '../list/answer-query';
import { Details } from '../list/details';
import { Fault } from '../parts/fault';

/** Where a reward comes from, and what operators did with it. */
export function History({ id, source }: { id: number; source: string }) {
  const { data, error } = useQuery(answerQuery('/rewards', 'reward-history', { id: [String(id)] }));
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data.answer, 'reward_changes');
  if (!table) return <Skeleton active paragraph={{ rows: 1 }} title={false} />;
  const known = columnsOf(table.table);
  const none = { label: '处理', children: table.empty && sentenceText(table.empty, 'zh') };
  const changes = rowsOf(table).map(({ at, entry, operator, amount, reason }) => ({
    label: <Cell value={at} column={known.at} />,
    children: (
      <>
        <Cell value={entry} column={known.entry} /> {operator}
        {amount && (
          <>
            ，<Cell value={amount} column={known.amount} />
          </>
        )}
        {reason !== null && <>，{reason}</>}
      </>
    ),
  }));
  return (
    <Details items={[{ label: '来源', children: <code>{source}</code> }, ...(changes.length > 0 ? changes : [none])]} />
  );
}
