import type { Sentence } from '@/server/operations/common/answer';
import type { NamedRow } from '../answer/rows-of';

/** The operation that reverses a record. */
interface Reversal {
  name: string;
  title: string;
  /** Its operand, which is also the column that names the record. */
  operand: string;
  /** Whether the record of a row counts, so that it can be reversed. */
  counts: (row: NamedRow) => boolean;
}

const paramsOf = (value: unknown) => (value as Sentence).params;

function fundCounts({ state: shown }: NamedRow): boolean {
  const { state, reversal } = paramsOf(shown);
  return reversal === null && (state === 'settled' || state === 'closed');
}

/** By the section of a customer that lists the records. */
export const REVERSALS: Readonly<Record<string, Reversal>> = {
  registration: {
    name: 'reverse-opening',
    title: '撤销开户时间',
    operand: 'account',
    counts: ({ opened }) => paramsOf(opened).imported === true,
  },
  deposits: { name: 'reverse-deposit', title: '撤销入金', operand: 'reference', counts: fundCounts },
  trades: { name: 'reverse-trade', title: '撤销交易', operand: 'reference', counts: fundCounts },
};
