import { Button, Table } from 'antd';
import { timeText } from '@/server/operations/common/formats';
import type { RevisionRow } from '../text-queries';
import styles from './revision-list.module.css';
import { StateTag } from './states';

interface RevisionListProps {
  revisions: readonly RevisionRow[];
  chosen: number | undefined;
  brandName: (brand: string) => string;
  onChoose: (revision: number) => void;
}

/** The revisions of a campaign, newest first; one can be chosen. */
export function RevisionList({ revisions, chosen, brandName, onChoose }: RevisionListProps) {
  return (
    <Table<RevisionRow>
      size="small"
      className="panel"
      rowKey="revision"
      dataSource={[...revisions]}
      pagination={revisions.length > 12 && { pageSize: 12, size: 'small', showSizeChanger: false }}
      rowClassName={({ revision }) => (revision === chosen ? (styles.chosen ?? '') : '')}
      locale={{ emptyText: '还没有版本。' }}
      onRow={({ revision }) => ({ onClick: () => onChoose(revision) })}
      columns={[
        {
          title: '版本',
          render: (_, { revision }) => (
            <Button type="link" aria-current={revision === chosen} onClick={() => onChoose(revision)}>
              {revision}
            </Button>
          ),
        },
        { title: '适用于', render: (_, { brand }) => brandName(brand) },
        { title: '状态', render: (_, { state }) => <StateTag state={state} /> },
        {
          title: '撰写',
          render: (_, { author, written }) => (
            <>
              {author} <span className="soft small">{timeText(written).slice(5)}</span>
            </>
          ),
        },
      ]}
    />
  );
}
