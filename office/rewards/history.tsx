import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Cell } from '../answer/cell';
import { rowsOf, tableOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';
import { Facts } from '../layout/facts';
import { answerQuery } from '../list/answer-query';
import { Fault } from '../parts/fault';

/** Where a reward comes from, and what operators did with it. */
export function History({ id, source }: { id: number; source: string }) {
  const { data, error } = useQuery(answerQuery('/rewards', 'reward-history', { id: [String(id)] }));
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data.answer, 'reward_changes');
  if (!table) return <Skeleton active paragraph={{ rows: 1 }} title={false} />;
  const known = columnsOf(table.table);
  const none = { name: '处理', value: table.empty && sentenceText(table.empty) };
  const changes = rowsOf(table).map(({ at, entry, operator, amount, reason }) => ({
    name: <Cell value={at} column={known.at} />,
    value: (
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
  return <Facts facts={[{ name: '来源', value: <code>{source}</code> }, ...(changes.length > 0 ? changes : [none])]} />;
}
