/** Filters and page of the audit log, in its address. A mobile number is never in it. */
export interface AuditSearch {
  by?: string;
  act?: string;
  /** An account. */
  person?: string;
  outcome?: (typeof OUTCOMES)[number];
  /** Beijing days. */
  from?: string;
  to?: string;
  page?: number;
}

const OUTCOMES = ['done', 'begun', 'requested', 'refused'] as const;
const FILTERS = ['by', 'act', 'person', 'outcome', 'from', 'to'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ACCOUNT = /^\d{6,9}$/;

/** Reads the part of an address behind the question mark; leaves out what is not valid. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const textOf = (name: string, pattern = /./) => {
    const value = raw[name];
    // The router reads an account in an address as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return pattern.test(text) ? { [name]: text } : {};
  };
  const outcome = OUTCOMES.find((one) => one === raw.outcome);
  const page = Number(raw.page);
  return {
    ...textOf('by'),
    ...textOf('act'),
    ...textOf('person', ACCOUNT),
    ...textOf('from', DAY),
    ...textOf('to', DAY),
    ...(outcome && { outcome }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The filters that are set, as operations take them. */
export function filtersOf(search: AuditSearch): Record<string, string> {
  return Object.fromEntries(FILTERS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
}
