import { withoutRefused } from '../copy/written-text';

/** A URL value that staff can read and a database can store, see {@link withoutRefused}; at most `max` characters long. */
export function storableText(value: string, max: number): string {
  return withoutRefused(value.slice(0, max));
}
