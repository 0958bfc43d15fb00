/** A value of an address as a database takes it: without NUL and halves of characters, and no longer than `max` characters. */
export function storableText(value: string, max: number): string {
  return value.slice(0, max).replace(/[\0\p{Surrogate}]/gu, '');
}
