/** What a spreadsheet takes for a formula, also behind blanks and in full width, or for another cell. */
const FORMULA = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
/** Of controls a table has no use, and terminals obey some of them; a line break within a cell ends its row for simple readers. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Rows as RFC 4180 has them, with a byte order mark, by which spreadsheets know Chinese for what it is. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = value.replace(CONTROLS, ' ');
  const safe = FORMULA.test(value) || FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
