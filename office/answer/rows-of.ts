import type { Answer, Table, Value } from '@/server/operations/common/answer';
import type { RowOf, TableCode } from '@/server/operations/words';

/** A row of any table, by column. */
export type NamedRow = Readonly<Record<string, Value>>;

/** The table of an answer by its code, also within sections; `undefined` if the answer has none. */
export function tableOf(answer: Answer, code: TableCode): Table | undefined {
  for (const part of answer) {
    if (part.kind === 'table' && part.table === code) return part;
    const found = part.kind === 'section' ? tableOf(part.parts, code) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The rows of a table as objects. */
export function rowsOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): NamedRow[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
}
