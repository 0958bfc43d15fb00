import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { OfficeOperation, OfficeOperations } from '@/server/office/api';
import type { Answer } from '@/server/operations/common/answer';
import type { RowOf, TableCode } from '@/server/operations/words';
import { rowsOf, type TableOf, tableOf } from '../answer/rows-of';
import { findOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { type Change, useChanges } from '../operations/changes';
import { answerQuery } from './answer-query';
import { changedSearch, inputOf, type ListSearch, validIn } from './search';

/** Where a list is, and what lists it. */
interface ListSource<Code extends TableCode> {
  /** Its address, also the first part of the keys of its queries. */
  route: '/audit' | '/hosts' | '/rewards';
  /** Lists the rows; its fields are the filters, and its field `sort` has the columns by which it sorts. */
  operation: string;
  code: Code;
  /** Rows of the whole list. */
  total: (answer: Answer) => number | undefined;
}

/** A list of which the server sends a page. */
export interface List<Code extends TableCode> {
  /** What the address asks for. */
  search: ListSearch;
  /** Shows something else, from the first page; a filter without a value is removed. */
  show: (changed: ListSearch) => void;
  /** Removes all filters. */
  reset: () => void;
  code: Code;
  /** Missing until the server has answered. */
  table: TableOf<Code> | undefined;
  rows: readonly RowOf<Code>[];
  total: number;
  asOf: string | undefined;
  error: Error | null;
  loading: boolean;
  operation: OfficeOperation | undefined;
  offered: OfficeOperations | undefined;
  open: (change: Change) => void;
  /** The change that is open. */
  drawer: ReactNode;
  /** How many changes were made here. */
  changes: number;
}

/** What matches the filters of the address, with the drawer for changes of it. */
export function useList<Code extends TableCode>({ route, operation: name, code, total }: ListSource<Code>): List<Code> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }) as ListSearch;
  const { data: offered } = useQuery(operationsQuery);
  const operation = findOffered(offered, name);
  const search = validIn(asked, operation?.fields ?? []);
  const { data, error, isFetching: loading } = useQuery(answerQuery(route, name, inputOf(search)));
  const [changes, setChanges] = useState(0);
  const opened = useChanges(() => {
    setChanges(changes + 1);
    void queries.invalidateQueries({ queryKey: [route] });
  });
  const go = (next: ListSearch) => void navigate({ to: route, search: next });
  const table = data && tableOf(data.answer, code);
  return {
    search,
    show: (changed) => go(changedSearch(search, changed)),
    reset: () => go({}),
    code,
    table,
    rows: table ? rowsOf(table) : [],
    total: (data && total(data.answer)) ?? 0,
    asOf: data?.asOf,
    error,
    loading,
    operation,
    offered,
    ...opened,
    changes,
  };
}
