/** Filters, sorting and page of the list of hosts, in its address. */
export interface HostSearch {
  find?: string;
  brand?: string;
  /** Origin of the entry. */
  state?: (typeof STATES)[number];
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
}

const STATES = ['built_in', 'added', 'removed', 'not_applied'] as const;
const TEXTS = ['find', 'brand', 'sort'] as const;

/** Reads the part of an address behind the question mark; leaves out what is not valid. */
export function readHostSearch(raw: Record<string, unknown>): HostSearch {
  const texts = Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = raw[name];
      // The router reads digits in an address as a number.
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      return text === '' ? [] : [[name, text]];
    }),
  ) as Pick<HostSearch, (typeof TEXTS)[number]>;
  const state = STATES.find((one) => one === raw.state);
  const page = Number(raw.page);
  return {
    ...texts,
    ...(state && { state }),
    ...((raw.order === 'asc' || raw.order === 'desc') && { order: raw.order }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The input of the operation that lists the hosts. */
export function findInputOf({ page, ...search }: HostSearch): Record<string, string> {
  return { ...search, ...(page !== undefined && { page: String(page) }) };
}
