import { Flex } from 'antd';
import { timeText, wordOf } from '@/server/operations/common/formats';
import { columnsOf } from '../answer/words';
import type { HistoryRow } from './requests';

/** What happened to a request, and to the same one before. */
export function History({ rows, id }: { rows: readonly HistoryRow[]; id: number }) {
  const words = columnsOf('request_history').event?.words ?? {};
  return (
    <Flex vertical gap={10} component="ol">
      {rows.map((row) => (
        <li key={`${row.id} ${row.event}`} className="lined">
          <span className="soft small">{timeText(row.at)}</span>
          <p className="wrap">
            {row.operator} <strong>{wordOf(words, row.event)}</strong>
            {row.id !== id && <span className="soft">（此前的申请 {row.id}）</span>}
            {row.reason !== null && `：${row.reason}`}
          </p>
        </li>
      ))}
    </Flex>
  );
}
