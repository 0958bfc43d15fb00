import { Empty, Table as KitTable, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { Value } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import type { RowOf, TableCode } from '@/server/operations/words';
import { Cell, isRight } from '../answer/cell';
import { rowsOf, type TableOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';

/** Which part of a list is shown, and in which order. */
export interface Paging {
  /** From 1, where it begins. */
  page?: number | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

type Key<Code extends TableCode> = keyof RowOf<Code> & string;
type CellOf<Code extends TableCode> = (row: RowOf<Code>) => ReactNode;

/** A column of the table by its name, one whose cells differ from those of its kind, or one of which the table has no values. */
export type ListColumn<Code extends TableCode> =
  | Key<Code>
  | { name: Key<Code>; cell: CellOf<Code> }
  | { title: string; cell: CellOf<Code> };

export interface PagedTableProps<Code extends TableCode> {
  /** The part that the server sent. */
  table: TableOf<Code>;
  /** The column that names a row, by default `id`. */
  keyColumn?: Key<Code>;
  columns: readonly ListColumn<Code>[];
  /** Rows of the whole list; without it, the server sends all. */
  total?: number;
  paging?: Paging;
  /** Columns by which the server sorts. */
  sorts?: readonly string[];
  loading: boolean;
  onChange?: (paging: Paging) => void;
  /** Chooses rows by their `id`, also on several pages. */
  selection?: { chosen: readonly RowOf<Code>[]; onChoose: (rows: RowOf<Code>[]) => void } | undefined;
  /** What more there is about a row. */
  more?: CellOf<Code> | undefined;
}

/** Rows of a page, as operations send them without `rows`. */
const ROWS = 50;

/** A long list, of which the server sorts and sends a part at a time. */
export function PagedTable<Code extends TableCode>(props: PagedTableProps<Code>) {
  const { table, total, paging = {}, sorts = [], loading, onChange, columns, selection, more } = props;
  const known = columnsOf(table.table);
  const rows = rowsOf(table);
  const keyOf = (row: RowOf<Code>) => String(row[(props.keyColumn ?? 'id') as Key<Code>]);
  return (
    <KitTable<RowOf<Code>>
      size="small"
      className="panel"
      rowKey={keyOf}
      loading={loading}
      dataSource={rows}
      columns={columns.map((column) => {
        if (typeof column === 'object' && 'title' in column)
          return { key: column.title, title: column.title, render: (_: unknown, row: RowOf<Code>) => column.cell(row) };
        const { name, cell }: { name: Key<Code>; cell?: CellOf<Code> } =
          typeof column === 'object' ? column : { name: column };
        return {
          key: name,
          title: headingText(name, known[name]),
          align: isRight(known[name]) ? ('right' as const) : ('left' as const),
          sorter: sorts.includes(name),
          sortOrder:
            paging.sort === name ? (paging.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
          render: (_: unknown, row: RowOf<Code>) =>
            cell?.(row) ?? <Cell value={(row[name] as Value | undefined) ?? null} column={known[name]} />,
        };
      })}
      {...(selection && { rowSelection: selectionOf(selection, keyOf, loading) })}
      {...(more && {
        expandable: {
          expandedRowRender: (row) => (
            <div style={{ maxWidth: 960, padding: '4px 8px', fontSize: 13 }}>{more(row)}</div>
          ),
        },
      })}
      pagination={{
        current: paging.page ?? 1,
        pageSize: total === undefined ? Math.max(1, rows.length) : ROWS,
        total: total ?? rows.length,
        showSizeChanger: false,
        size: 'small',
        hideOnSinglePage: true,
        showTotal: (all, [first, last]) => `第 ${first}–${last} 行，共 ${all.toLocaleString('zh-CN')} 行`,
      }}
      onChange={({ current = 1 }, _filters, sorter, { action }) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        const sorted = order
          ? { sort: String(columnKey), order: order === 'ascend' ? ('asc' as const) : ('desc' as const) }
          : { sort: undefined, order: undefined };
        onChange?.({ page: action === 'sort' ? 1 : current, ...sorted });
      }}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty description={table.empty ? sentenceText(table.empty) : '没有记录'} /> }}
    />
  );
}

/** Rows stay chosen on other pages; the kit's labels are English. */
function selectionOf<Code extends TableCode>(
  { chosen, onChoose }: NonNullable<PagedTableProps<Code>['selection']>,
  keyOf: (row: RowOf<Code>) => string,
  loading: boolean,
): NonNullable<TableProps<RowOf<Code>>['rowSelection']> {
  return {
    preserveSelectedRowKeys: true,
    getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
    // The rows of the former list, shown until the new one is there, are no choice.
    getCheckboxProps: (row) => ({ 'aria-label': `选择 ${keyOf(row)}`, disabled: loading }),
    selectedRowKeys: chosen.map(keyOf),
    onChange: (_keys, rows) => onChoose(rows.filter(Boolean)),
  };
}
