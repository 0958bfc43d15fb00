import { Empty, Table as KitTable, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { Table } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { Cell, isRight } from '../answer/cell';
import { type NamedRow, rowsOf } from '../answer/rows-of';
import { columnsOf, sentenceText } from '../answer/words';

/** Which part of a list is shown, and in which order. */
export interface Paging {
  /** From 1. */
  page: number;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** A column of which the table has no values. */
interface AddedColumn {
  title: string;
  cell: (row: NamedRow) => ReactNode;
}

export interface PagedTableProps {
  /** The part that the server sent. */
  table: Table;
  /** The column that names a row, by default `id`. */
  keyColumn?: string;
  /** Rows of the whole list. */
  total: number;
  pageSize: number;
  paging: Paging;
  /** Columns by which the server sorts. */
  sorts: readonly string[];
  loading: boolean;
  onChange: (paging: Paging) => void;
  /** Columns to show, by default all. */
  columns?: readonly string[];
  /** Columns of which the table has no values, after the others. */
  added?: readonly AddedColumn[];
  /** Cells that differ from those of their kind. */
  cells?: Readonly<Record<string, (row: NamedRow) => ReactNode>>;
  selection?: TableProps<NamedRow>['rowSelection'];
  /** What more there is about a row. */
  more?: (row: NamedRow) => ReactNode;
}

/** Rows stay chosen on other pages; the kit's labels are English. */
const SELECTION: NonNullable<TableProps<NamedRow>['rowSelection']> = {
  preserveSelectedRowKeys: true,
  getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
};

/** A long list, of which the server sorts and sends a part at a time. */
export function PagedTable(props: PagedTableProps) {
  const { table, total, pageSize, paging, sorts, loading, onChange, columns, cells = {}, selection, more } = props;
  const { keyColumn = 'id', added = [] } = props;
  const known = columnsOf(table.table);
  const shown = columns ?? table.columns;
  return (
    <KitTable<NamedRow>
      size="small"
      className="panel"
      rowKey={(row) => String(row[keyColumn])}
      loading={loading}
      dataSource={rowsOf(table)}
      columns={[
        ...shown.map((name) => ({
          key: name,
          title: headingText(name, known[name]),
          align: isRight(known[name]) ? ('right' as const) : ('left' as const),
          sorter: sorts.includes(name),
          sortOrder:
            paging.sort === name ? (paging.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
          render: (_: unknown, row: NamedRow) =>
            cells[name]?.(row) ?? <Cell value={row[name] ?? null} column={known[name]} />,
        })),
        ...added.map(({ title, cell }) => ({ key: title, title, render: (_: unknown, row: NamedRow) => cell(row) })),
      ]}
      {...(selection && {
        rowSelection: {
          ...SELECTION,
          // The rows of the former list, shown until the new one is there, are no choice.
          getCheckboxProps: ({ id }) => ({ 'aria-label': `选择 ${id}`, disabled: loading }),
          ...selection,
        },
      })}
      {...(more && { expandable: { expandedRowRender: more } })}
      pagination={{
        current: paging.page,
        pageSize,
        total,
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
        onChange({ page: action === 'sort' ? 1 : current, ...sorted });
      }}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty description={table.empty ? sentenceText(table.empty, 'zh') : '没有记录'} /> }}
    />
  );
}
