import { PagedTable, type PagedTableProps } from '../parts/paged-table';

type WholeTableProps = Omit<PagedTableProps, 'total' | 'pageSize' | 'paging' | 'sorts' | 'onChange'>;

/** A table of which the server sends all rows, on one page. */
export function WholeTable(props: WholeTableProps) {
  const { length } = props.table.rows;
  const whole = { total: length, pageSize: Math.max(1, length), paging: { page: 1 }, sorts: [], onChange: () => {} };
  return <PagedTable {...props} {...whole} />;
}
