/** A URL value that a database can store: without NUL and lone surrogates, at most `max` characters long. */
export function storableText(value: string, max: number): string {
  return value.slice(0, max).replace(/[\0\p{Surrogate}]/gu, '');
}
