/** Text that a spreadsheet reads as a formula (also after blanks and in full width) or as another cell. */
const FORMULA = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
/** Control characters: terminals execute some of them, and simple readers end a row at a line break in a cell. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Serializes rows as RFC 4180 CSV, with a byte order mark so that spreadsheets detect UTF-8. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = value.replace(CONTROLS, ' ');
  const safe = FORMULA.test(value) || FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
