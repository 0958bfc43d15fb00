import type { DIMENSION_WORDS } from '@/server/operations/marketing/words';

export type Dimension = keyof typeof DIMENSION_WORDS;
export const DIMENSIONS = [
  'day',
  'host',
  'brand',
  'plan',
  'keyword',
  'campaign',
  'page',
  'arm',
] as const satisfies readonly Dimension[];
export const FILTERS = DIMENSIONS.filter((name) => name !== 'day');

/** The value of a filter for addresses that name none. */
export const NONE = '-';

const FIELDS = ['days', 'from', 'to', 'by', ...FILTERS, 'sort', 'order', 'skip'] as const;
type Field = Dimension | 'days' | 'from' | 'to' | 'by' | 'sort' | 'order' | 'skip';

/** What the screen shows, as in its address and as the operation takes it. */
export type FunnelSearch = { readonly [Name in Field]?: string };

/** Reads the address of the screen, or a saved view; leaves out everything else. */
export function readFunnelSearch(given: Readonly<Record<string, unknown>>): FunnelSearch {
  const read = FIELDS.flatMap((name) => {
    const value = given[name];
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(read);
}

/** The dimensions by which groups are made. */
export function groupedBy({ by }: FunnelSearch): Dimension[] {
  const asked = by?.split(',') ?? [];
  const known = DIMENSIONS.filter((name) => asked.includes(name));
  return known.length > 0 ? known : ['day'];
}

/** Groups by one dimension more, or by one less; by day when none is left. */
export function toggled(search: FunnelSearch, name: Dimension): FunnelSearch {
  const before = groupedBy(search);
  const by = before.includes(name) ? before.filter((other) => other !== name) : [...before, name];
  return { ...withoutGroups(search), ...(by.length > 0 && { by: by.join() }) };
}

/** The same days and filters, without groups. */
export function withoutGroups({ by: _, sort: __, order: ___, skip: ____, ...others }: FunnelSearch): FunnelSearch {
  return others;
}

/** The search that shows only a value of a group. */
export function narrowed(search: FunnelSearch, name: Dimension, value: string | null): FunnelSearch {
  const { skip: _, days: __, ...others } = search;
  if (name !== 'day') return { ...others, ...(search.days && { days: search.days }), [name]: value ?? NONE };
  return value === null ? search : { ...others, from: value, to: value };
}

/** The text under which a view is saved. */
export function queryOf(search: FunnelSearch): string {
  const { skip: _, ...saved } = search;
  return new URLSearchParams(saved).toString();
}

/** The view of a saved text. */
export function searchOf(query: string): FunnelSearch {
  return readFunnelSearch(Object.fromEntries(new URLSearchParams(query)));
}
