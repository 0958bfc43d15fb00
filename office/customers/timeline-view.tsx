import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useNames } from '../answer/names';
import { type NamedRow, namedRowsOf } from '../answer/rows-of';
import type { Report } from './report';
import { type Happened, happenedAt, timelineOf } from './timeline';

const PAGE = 50;

const COLUMNS = [
  { key: 'at', title: '北京时间', render: (_: unknown, row: Happened) => happenedAt(row), width: 150 },
  { key: 'what', title: '事项', dataIndex: 'what', width: 120 },
  { key: 'text', title: '经过', dataIndex: 'text' },
];

interface TimelineViewProps {
  report: Report;
  /** What can be done with the opening of the account. */
  action?: (registration: NamedRow) => ReactNode;
}

/** What happened to a customer, the newest first. */
export function TimelineView({ report, action }: TimelineViewProps) {
  const { campaign: names } = useNames();
  const happened = timelineOf(report, (campaign) => names.get(campaign) ?? campaign);
  const { columns, values } = report.registration;
  const [registration = {}] = namedRowsOf({ columns, rows: [values] });
  const onOpening = action?.(registration);
  const actions = { key: 'action', render: (_: unknown, { opening }: Happened) => opening && onOpening };
  return (
    <Table<Happened & { key: number }>
      size="small"
      className="panel"
      columns={onOpening ? [...COLUMNS, actions] : COLUMNS}
      dataSource={happened.map((each, key) => ({ ...each, key }))}
      pagination={happened.length > PAGE && { pageSize: PAGE, showSizeChanger: false, size: 'small' }}
      scroll={{ x: 'max-content' }}
    />
  );
}
