import { Table } from 'antd';
import { useNames } from '../answer/names';
import type { Report } from './report';
import { type Happened, happenedAt, timelineOf } from './timeline';

const PAGE = 50;

const COLUMNS = [
  { key: 'at', title: '北京时间', render: (_: unknown, row: Happened) => happenedAt(row), width: 150 },
  { key: 'what', title: '事项', dataIndex: 'what', width: 120 },
  { key: 'text', title: '经过', dataIndex: 'text' },
];

/** What happened to a customer, the newest first. */
export function TimelineView({ report }: { report: Report }) {
  const { campaign: names } = useNames();
  const happened = timelineOf(report, (campaign) => names.get(String(campaign)) ?? String(campaign));
  return (
    <Table<Happened & { key: number }>
      size="small"
      className="panel"
      columns={COLUMNS}
      dataSource={happened.map((each, key) => ({ ...each, key }))}
      pagination={happened.length > PAGE && { pageSize: PAGE, showSizeChanger: false, size: 'small' }}
      scroll={{ x: 'max-content' }}
    />
  );
}
