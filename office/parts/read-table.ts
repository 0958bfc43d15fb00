import type { Answer, Table, Value } from '@/server/operations/common/answer';

/** The table of an answer with the given words; `undefined` if the answer has none. */
export function findTable(answer: Answer, code: string): Table | undefined {
  return answer.find((part): part is Table => part.kind === 'table' && part.table === code);
}

/** The rows of a table, without that of the totals, by column. */
export function rowsOf<Row extends object>({ columns, rows, total }: Table): Row[] {
  return (total ? rows.slice(0, -1) : rows).map((row) => byColumn<Row>(columns, row));
}

/** The totals of a table, by column. */
export function totalOf<Row extends object>({ columns, rows, total }: Table): Row | undefined {
  const last = rows.at(-1);
  return total && last ? byColumn<Row>(columns, last) : undefined;
}

/** The parameters of a sentence of an answer; `undefined` if the answer has no such sentence. */
export function findSentence<Params>(answer: Answer, code: string): Params | undefined {
  for (const part of answer) if (part.kind === 'sentence' && part.code === code) return part.params as Params;
  return undefined;
}

function byColumn<Row extends object>(columns: readonly string[], row: readonly Value[]): Row {
  return Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])) as Row;
}
