import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { TableCode } from '@/server/operations/words';
import { columnsOf } from '../answer/words';
import { Fault } from '../parts/fault';
import { PagedTable, type PagedTableProps } from '../parts/paged-table';
import { Screen } from '../parts/screen';
import { type Filter, FilterBar } from './filter-bar';
import { choicesIn } from './search';
import type { List } from './use-list';

interface ListScreenProps<Code extends TableCode>
  extends Pick<PagedTableProps<Code>, 'columns' | 'keyColumn' | 'selection' | 'more'> {
  title: string;
  list: List<Code>;
  filters: readonly Filter[];
  /** Whether there is no button that removes all filters. */
  few?: true;
  /** Buttons at the end of the title's line. */
  actions: ReactNode;
  /** What is between the filters and the table. */
  children?: ReactNode;
}

/** A screen that lists what matches the filters of its address, a page at a time, with what can be done about it. */
export function ListScreen<Code extends TableCode>(props: ListScreenProps<Code>) {
  const { title, list, filters, few, actions, children, ...shown } = props;
  const { table, total, search, error, loading, operation, offered } = list;
  return (
    <Screen title={title} asOf={list.asOf} actions={actions}>
      {operation && offered && (
        <FilterBar
          operation={operation}
          offered={offered}
          filters={filters}
          columns={columnsOf(list.code)}
          search={search}
          onChange={list.show}
          onReset={few ? undefined : list.reset}
        />
      )}
      {error && <Fault error={error} />}
      {!error && !table && <Skeleton active paragraph={{ rows: 12 }} />}
      {!error && table && (
        <>
          {children}
          <PagedTable
            table={table}
            total={total}
            paging={search}
            sorts={choicesIn(operation?.fields ?? [], 'sort')}
            loading={loading}
            onChange={(paging) => list.show({ ...paging })}
            {...shown}
          />
        </>
      )}
      {list.drawer}
    </Screen>
  );
}
