/** The filters, sorting and page of the address. Every field is optional; a reward has to match all filters. */
export interface RewardSearch {
  account?: string;
  campaign?: string;
  kind?: string;
  brand?: string;
  state?: string;
  /** Beijing days. */
  from?: string;
  to?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
}

const FILTERS = ['account', 'campaign', 'kind', 'brand', 'state', 'from', 'to'] as const;

/** Reads the search of an address; leaves out what is not valid, so that old and mistyped links still open. */
export function readRewardSearch(raw: Record<string, unknown>): RewardSearch {
  // The router reads an account in an address as a number.
  const texts = Object.fromEntries(
    [...FILTERS, 'sort'].flatMap((name) => {
      const value = raw[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      return text === '' ? [] : [[name, text]];
    }),
  ) as Omit<RewardSearch, 'order' | 'page'>;
  const page = Number(raw.page);
  return {
    ...texts,
    ...((raw.order === 'asc' || raw.order === 'desc') && { order: raw.order }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Every filter, so that no form asks for another one; those that are not set have no value. */
export function allFiltersOf(search: RewardSearch): Record<string, string | undefined> {
  return Object.fromEntries(FILTERS.map((name) => [name, search[name]]));
}

/** The filters that are set, as operations take them. */
export function filtersOf(search: RewardSearch): Record<string, string> {
  return Object.fromEntries(FILTERS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
}

/** The input of the operation that lists the rewards. */
export function findInputOf({ sort, order, page, ...filters }: RewardSearch): Record<string, string> {
  return {
    ...filtersOf(filters),
    ...(sort !== undefined && { sort }),
    ...(order !== undefined && { order }),
    ...(page !== undefined && { page: String(page) }),
  };
}

/** Other filters, from the first page; a filter without a value is removed. */
export function withFilters(search: RewardSearch, changed: Partial<Record<keyof RewardSearch, string | undefined>>) {
  return readRewardSearch({ ...search, ...changed, page: undefined });
}
