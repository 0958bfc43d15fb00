import type { OperationField } from '@/server/office/api';

/** What a list shows, in its address: filters by the fields of its operation, sorting and page. */
export interface ListSearch {
  readonly [filter: string]: string | number | undefined;
  readonly sort?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page?: number | undefined;
}

/** A mobile number is never in an address. */
const ACCOUNT = /^\d{6,9}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PATTERNS: Readonly<Record<string, RegExp>> = {
  account: ACCOUNT,
  person: ACCOUNT,
  from: DAY,
  to: DAY,
  order: /^(?:asc|desc)$/,
};

/**
 * Reads the part of an address behind the question mark; leaves out what is not valid, so that old and mistyped links still open.
 * @param filters fields of the operation
 */
export const listSearch =
  (...filters: readonly string[]) =>
  (raw: Readonly<Record<string, unknown>>): ListSearch => {
    const texts = [...filters, 'sort', 'order'].flatMap((name) => {
      const value = raw[name];
      // The router reads digits in an address as a number.
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      return (PATTERNS[name] ?? /./).test(text) ? [[name, text]] : [];
    });
    const page = Number(raw.page);
    return { ...Object.fromEntries(texts), ...(Number.isInteger(page) && page > 1 && { page }) };
  };

/** The filters that are set, as operations take them. */
export function filtersOf({ sort: _, order: __, page: ___, ...filters }: ListSearch): Record<string, string> {
  return inputOf(filters);
}

/** The input of the operation that lists. */
export function inputOf(search: ListSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The search without values that the fields of the operation do not offer. */
export function validIn(search: ListSearch, fields: readonly OperationField[]): ListSearch {
  const valid = Object.entries(search).filter(([name, value]) => {
    const choices = choicesIn(fields, name);
    return choices.length === 0 || choices.includes(String(value));
  });
  return Object.fromEntries(valid);
}

/** The values that a field offers; none if it takes any. */
export function choicesIn(fields: readonly OperationField[], name: string): string[] {
  return fields.find((field) => field.name === name)?.choices?.map(({ value }) => value) ?? [];
}

/** Another search; other filters begin at the first page, and one without a value is removed. */
export function changedSearch(search: ListSearch, { page = 1, ...changed }: ListSearch): ListSearch {
  return { ...search, ...changed, page: page > 1 ? page : undefined };
}
