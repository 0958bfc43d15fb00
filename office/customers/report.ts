import type { Answer, Figures, Table, Value } from '@/server/operations/common/answer';

/** What the server reports on a customer. */
export interface Report {
  account: string;
  registration: Figures;
  /** The other sections, in order. */
  tables: readonly Table[];
}

/** Reads the answer of the look-up; `undefined` if it found no open account. */
export function readReport(answer: Answer): Report | undefined {
  const registration = answer.find((part) => part.kind === 'figures');
  const account = registration && figureOf(registration, 'account');
  if (!registration || typeof account !== 'string') return undefined;
  return { account, registration, tables: answer.filter((part) => part.kind === 'table') };
}

/** A value of figures by its name. */
export function figureOf({ columns, values }: Figures, name: string): Value {
  return values[columns.indexOf(name)] ?? null;
}
