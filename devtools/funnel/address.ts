import { FILTERS, type FunnelQuery } from '@/server/domain/funnel/funnel';
import { NONE } from '@/server/domain/funnel/read-query';

export const PAGE_PATH = '/dev/funnel';
export const CSV_PATH = '/dev/funnel.csv';

/** Each dimension's checkbox has its own name, because the query accepts a name only once. */
export function checkboxOf<Name extends string>(dimension: Name): `by-${Name}` {
  return `by-${dimension}`;
}

/** The address of a query. */
export function addressOf({ from, to, by, where }: FunnelQuery, path = PAGE_PATH): string {
  const filters = FILTERS.flatMap((name) => (where[name] === undefined ? [] : [[name, where[name] || NONE]]));
  const pairs = [['from', from], ['to', to], ...by.map((name) => [checkboxOf(name), '1']), ...filters];
  return `${path}?${new URLSearchParams(pairs)}`;
}
