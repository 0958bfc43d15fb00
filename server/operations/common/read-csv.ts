import { lines, type Sentence } from './answer';
import { OperatorError } from './operation';
import { say } from './words';

// A quoted cell with doubled quotes, or a plain one, and its delimiter.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Receives a fault of a line; what throws stops the reading. */
type OnFault = (line: number, fault: Sentence) => void;

/** The faults of a file, by line, to report all of them together. */
export class LineFaults {
  readonly #faults: { line: number; fault: Sentence }[] = [];

  readonly add = (line: number, fault: Sentence): void => {
    this.#faults.push({ line, fault });
  };

  /** @throws OperatorError with every fault in the order of the lines, if there are any */
  refuse(): void {
    if (this.#faults.length === 0) return;
    const sorted = this.#faults.toSorted((one, other) => one.line - other.line);
    throw new OperatorError([lines(...sorted.map((found) => say('line_fault', found)))]);
  }
}

/**
 * Parses CSV (RFC 4180) whose first line names the columns, in any order; ignores empty lines.
 *
 * @param optional columns that may be missing; their cells are then empty
 * @param onFault receives each invalid line, which is left out
 * @returns the rows by column, each with its line number
 * @throws OperatorError if a column is missing
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
  optional: readonly Column[],
  onFault: OnFault,
): { line: number; cells: Record<Column, string> }[] {
  const [head, ...rows] = readRows(text.replace(/^\uFEFF/, ''), onFault);
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const needed = columns.filter((column) => !optional.includes(column));
  if (needed.some((column) => !names.includes(column))) {
    throw new OperatorError(say('columns_needed', { columns: needed }));
  }
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      onFault(line, say('cells_do_not_fit', { cells: cells.length, columns: names.length }));
      return [];
    }
    const own = columns.map((column) => [column, cells[names.indexOf(column)]?.trim() ?? '']);
    return { line, cells: Object.fromEntries(own) as Record<Column, string> };
  });
}

function readRows(text: string, onFault: OnFault): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const [whole, quoted, plain = '', end] = CELL.exec(text) ?? [];
    if (whole === undefined) {
      onFault(line, say('quote_not_allowed'));
      const next = text.indexOf('\n', at);
      if (next < 0) break;
      CELL.lastIndex = next + 1;
      line += 1;
      [cells, begun] = [[], line];
      continue;
    }
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') cells.push('');
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  return rows;
}
