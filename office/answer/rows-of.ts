import type { Answer, Table, Value } from '@/server/operations/common/answer';
import type { RowOf, TableCode } from '@/server/operations/words';

/** A row of any table, by column. */
export type NamedRow = Readonly<Record<string, Value>>;

/** The table of a code. */
export type TableOf<Code extends TableCode> = Table & { readonly table: Code };

/** The table of an answer by its code, also within sections; `undefined` if the answer has none. */
export function tableOf<Code extends TableCode>(answer: Answer, code: Code): TableOf<Code> | undefined {
  for (const part of answer) {
    if (part.kind === 'table' && part.table === code) return part as TableOf<Code>;
    const found = part.kind === 'section' ? tableOf(part.parts, code) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The rows of a table as objects, with the types of its columns. */
export function rowsOf<Code extends TableCode>(table: TableOf<Code>): RowOf<Code>[] {
  return namedRowsOf(table) as unknown as RowOf<Code>[];
}

/** The rows of a table of any code as objects. */
export function namedRowsOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): NamedRow[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
}
