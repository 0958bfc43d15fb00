import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { run, runForRows } from '../api/operations';
import { type FunnelSearch, withoutGroups } from './address';
import { readFunnel } from './read-funnel';

/** Groups on a page of the table. */
export const PAGE = 50;
/** The most groups of a file. */
const ALL = 100_000;

const FRESH = 60_000;

const read = async (input: FunnelSearch & { rows?: string }) =>
  readFunnel(await run('funnel', { input: { ...input, compare: true } }));

/** The days of the funnel and their totals. */
export const daysQuery = (search: FunnelSearch) =>
  queryOptions({
    queryKey: ['funnel', 'days', withoutGroups(search)],
    queryFn: () => read(withoutGroups(search)),
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });

/** A page of the funnel's groups. */
export const groupsQuery = (search: FunnelSearch) =>
  queryOptions({
    queryKey: ['funnel', 'groups', search],
    queryFn: () => read({ ...search, rows: String(PAGE) }),
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });

/** Reads every group, for a file. */
export function readAll({ skip: _, ...search }: FunnelSearch) {
  return read({ ...search, rows: String(ALL) });
}

/** The values of each filter on these days, the most frequent first. */
export const valuesQuery = ({ days, from, to, brand }: FunnelSearch) =>
  queryOptions({
    queryKey: ['funnel', 'values', { days, from, to, brand }],
    queryFn: () => {
      const input = { ...(days && { days }), ...(from && { from }), ...(to && { to }), ...(brand && { brand }) };
      return runForRows('funnel-values', 'funnel_values', input);
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH,
  });

export const viewsQuery = queryOptions({
  queryKey: ['views', 'funnel'],
  queryFn: () => runForRows('views list', 'views', { screen: 'funnel' }),
});
