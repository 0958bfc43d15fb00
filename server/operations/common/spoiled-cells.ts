import type { Sentence } from './answer';
import { say } from './words';

/** A number of which spreadsheets, if they do not take it as text, store no more than 15 digits. */
export const LONG = /^\d{16,}$/;
const ROUNDED = /^\d{15}(0+)$/;
/** Fewer zeros at the ends of all long numbers of a column are a coincidence. */
const ZEROS = 3;
/** A number as spreadsheets show it (`2.02612E+15`), or programs that read workbooks (`2.02612E15`). */
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+E[+-]?|E[+-])\d+$/i;
const ERROR = /^(?:#N\/A|#[A-Z0-9_/]+[!?]|#GETTING_DATA|Err:\d+)$/i;
/** A column that is too narrow for its value, saved as it was shown. */
const NARROW = /^#+$/;
/** Characters that conversions put in place of what they could not read, and the same once more converted to GBK. */
const GARBLED = /[\ufffd\p{Private_Use}\p{Surrogate}]|锟斤拷/u;
/** `12-1` or `2026-12-1` as spreadsheets show it. */
const DAY = /^(?:\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}月\d{1,2}日|\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/;

/** What a spreadsheet or a conversion did to a cell, if its value is lost. */
export function cellFault(cell: string): Sentence | undefined {
  if (GARBLED.test(cell)) return say('garbled_cell', { cell });
  if (SCIENTIFIC.test(cell)) return say('scientific_cell', { cell });
  if (ERROR.test(cell)) return say('error_cell', { cell });
  return NARROW.test(cell) ? say('narrow_cell', { cell }) : undefined;
}

/** True if a spreadsheet seems to have rounded a column: all its long numbers end in zeros after 15 digits. */
export function areRounded(cells: readonly string[]): boolean {
  const zeros = cells.filter((cell) => LONG.test(cell)).map((cell) => ROUNDED.exec(cell)?.[1]?.length);
  return zeros.every((count) => count !== undefined) && zeros.reduce((sum, count) => sum + count, 0) >= ZEROS;
}

/** True if a spreadsheet has made a day of a reference. */
export function isDayCell(cell: string): boolean {
  return DAY.test(cell);
}
