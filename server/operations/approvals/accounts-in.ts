import type { Answer } from '../common/answer';
import { columnsOf } from '../common/define-words';

/** The accounts that the tables of an answer name. */
export function accountsIn(answer: Answer): string[] {
  return answer.flatMap((part) => {
    if (part.kind === 'section') return accountsIn(part.parts);
    if (part.kind !== 'table') return [];
    const known = columnsOf(part.table);
    const at = part.columns.findIndex((name) => known[name]?.kind === 'account');
    return part.rows.map((row) => row[at]).filter((value) => typeof value === 'string');
  });
}
