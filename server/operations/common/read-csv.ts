import { OperatorError } from './operation';

// A quoted cell with doubled quotes, or a plain one, and its delimiter.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * Parses CSV (RFC 4180) whose first line names the columns, in any order; ignores empty lines.
 *
 * @param optional columns that may be missing; their cells are then empty
 * @returns the rows by column, each with its line number
 * @throws OperatorError if the CSV is invalid or a column is missing
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
  optional: readonly Column[] = [],
): { line: number; cells: Record<Column, string> }[] {
  const [head, ...rows] = readRows(text.replace(/^\uFEFF/, ''));
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const needed = columns.filter((column) => !optional.includes(column));
  if (needed.some((column) => !names.includes(column))) {
    throw new OperatorError(`The first line must name the columns ${needed.join(', ')}.`);
  }
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      throw new OperatorError(`Line ${line}: ${cells.length} cells where there are ${names.length} columns.`);
    }
    const own = columns.map((column) => [column, cells[names.indexOf(column)]?.trim() ?? '']);
    return { line, cells: Object.fromEntries(own) as Record<Column, string> };
  });
}

function readRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = CELL.exec(text) ?? [];
    if (whole === undefined) throw new OperatorError(`Line ${line}: a quote is not allowed here.`);
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') cells.push('');
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  return rows;
}
