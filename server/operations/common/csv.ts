/** What begins a formula, also in full width, and `|`. */
const SIGN = '[=+\\-@＝＋－＠|]';
/** Text that a spreadsheet reads as a formula, also after blanks and separators. */
const FORMULA = new RegExp(`^[\\s,;]*${SIGN}`, 'u');
/** Spreadsheets of some countries begin a new cell after `;`, also between quotes. */
const NEXT_FORMULA = new RegExp(`(;\\s*)(?=${SIGN})`, 'gu');
const MARKED_FORMULA = new RegExp(`(^|;\\s*)'(?=[\\s,;']*${SIGN})`, 'gu');
/**
 * Text that a spreadsheet reads as a number or a day, and then changes: it rounds after 15 digits, shows 12 and more as
 * `2.02612E+15` and saves what it shows, and removes leading zeros.
 */
const CHANGED = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?E[+-]?\d+|\d{1,2}[-/]\d{1,2})$/i;
/** A formula whose result is a text: spreadsheets show the text as it is. */
const CONSTANT = /^="([^"]*)"$/;
/** Control characters: terminals execute some of them, and simple readers end a row at a line break in a cell. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/**
 * Serializes rows as RFC 4180 CSV, with a byte order mark so that spreadsheets detect UTF-8. Spreadsheets show every
 * text as it is, with an apostrophe before formulas; {@link unmarked} reads it again.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** The text of a cell without what marks it as text: `="20261201123456789"` and `'=1+1`. */
export function unmarked(cell: string): string {
  const [, constant] = CONSTANT.exec(cell) ?? [];
  if (constant !== undefined) return constant;
  const text = cell.replace(/^'/, '');
  return CHANGED.test(text) ? text : cell.replace(MARKED_FORMULA, '$1');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const marked = markedText(value);
  return /[",]/.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}

function markedText(value: string): string {
  const plain = value.replace(CONTROLS, ' ');
  if (CHANGED.test(plain)) return `="${plain}"`;
  const safe = plain.replace(NEXT_FORMULA, "$1'");
  return FORMULA.test(plain) || /^[\t\r\n]/.test(value) ? `'${safe}` : safe;
}
