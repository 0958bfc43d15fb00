import { visibleText } from '@/lib/typing/plain-text';
import type { Sentence } from './answer';
import { unmarked } from './csv';
import { areRounded, cellFault, LONG } from './spoiled-cells';
import { say } from './words';

/** Receives a fault of a line; what throws stops the reading. */
type OnFault = (line: number, fault: Sentence) => void;

/**
 * Parses CSV (RFC 4180), also with `;` or tabs, whose first line names the columns, in any order. Ignores empty rows and
 * empty cells beyond the columns, removes invisible characters and what marks a text for spreadsheets, and rejects cells
 * that a spreadsheet or a conversion spoiled.
 *
 * @param optional columns that may be missing; their cells are then empty
 * @param onFault receives each invalid line, which is left out, and the first if it does not name every column
 * @returns the rows by column, each with its line number
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
  optional: readonly Column[],
  onFault: OnFault,
): { line: number; cells: Record<Column, string> }[] {
  const [head, ...rows] = readRows(text.replace(/^\uFEFF/, ''), onFault);
  const names = head?.cells ?? [];
  const needed = columns.filter((column) => !optional.includes(column));
  if (needed.some((column) => !names.includes(column))) {
    onFault(head?.line ?? 1, say('columns_needed', { columns: needed }));
    return [];
  }
  const fitting = rows.filter(({ line, cells }) => {
    // Spreadsheets write empty cells at the end of some rows, and not of others.
    const missing = names.slice(cells.length).some((name) => needed.some((column) => column === name));
    const fits = !missing && !cells.slice(names.length).some((cell) => cell !== '');
    if (!fits) onFault(line, say('cells_do_not_fit', { cells: cells.length, columns: names.length }));
    return fits;
  });
  const own = columns.map((name) => {
    const index = names.indexOf(name);
    return { name, index, rounded: areRounded(fitting.map(({ cells }) => cells[index] ?? '')) };
  });
  return fitting.flatMap(({ line, cells }) => {
    const faults = own.flatMap(({ name, index, rounded }) => {
      const cell = cells[index] ?? '';
      const fault = cellFault(unmarked(cell)) ?? (rounded && LONG.test(cell) && say('rounded_cell', { cell }));
      return fault ? [say('cell_fault', { column: name, fault })] : [];
    });
    for (const fault of faults) onFault(line, fault);
    if (faults.length > 0) return [];
    const read = own.map(({ name, index }) => [name, unmarked(cells[index] ?? '').trim()]);
    return { line, cells: Object.fromEntries(read) as Record<Column, string> };
  });
}

/** The rows that are not empty. */
function readRows(text: string, onFault: OnFault): { line: number; cells: string[] }[] {
  const [, separator = ','] = /^[\r\n]*[^,;\t\r\n]*([,;\t])/.exec(text) ?? [];
  // A quoted cell with doubled quotes, the constant of a formula, or a plain cell; and its delimiter.
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|(="[^"]*")|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const [whole, quoted, constant, plain = '', end] = pattern.exec(text) ?? [];
    if (whole === undefined) {
      onFault(line, say('quote_not_allowed'));
      const next = text.indexOf('\n', at);
      if (next < 0) break;
      pattern.lastIndex = next + 1;
      line += 1;
      [cells, begun] = [[], line];
      continue;
    }
    cells.push(cellText(quoted?.replaceAll('""', '"') ?? constant ?? plain));
    line += whole.split('\n').length - 1;
    if (end === separator && pattern.lastIndex < text.length) continue;
    if (end === separator) cells.push('');
    if (cells.some((cell) => cell !== '')) rows.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  return rows;
}

/** A cell without invisible characters. A text has no NUL, so the file is garbled. */
function cellText(cell: string): string {
  return visibleText(cell.replaceAll('\0', '\ufffd').replace(/[\t\r\n]+/g, ' ')).trim();
}
