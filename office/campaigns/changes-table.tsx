import { Table } from 'antd';
import type { FormNode } from '@/lib/form/form-node';
import { titleAt } from '@/lib/form/node-at';
import type { RowOf } from '@/server/operations/words';
import { Cell } from '../answer/cell';
import { columnsOf } from '../answer/words';

type ChangeRow = RowOf<'definition_changes'>;

const SHOWN = ['before', 'after', 'earliest', 'at', 'reason'] as const;

/** What a definition changes of a running campaign, with the moment from which each change may apply, or why it may not. */
export function ChangesTable({ form, changes }: { form: FormNode; changes: readonly ChangeRow[] }) {
  if (changes.length === 0) return null;
  const columns = columnsOf('definition_changes');
  return (
    <section aria-label="活动进行中的改动">
      <h2>活动进行中的改动</h2>
      <Table<ChangeRow>
        size="small"
        className="panel"
        rowKey="field"
        dataSource={[...changes]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: '改动', render: (_, { field }) => titleAt(form, field) ?? field },
          ...SHOWN.map((name) => ({
            title: columns[name]?.heading,
            render: (_: unknown, row: ChangeRow) => <Cell value={row[name] ?? null} column={columns[name]} />,
          })),
        ]}
      />
    </section>
  );
}
