import type { Sentence } from '@/server/operations/common/answer';
import type { NamedRow } from '../answer/rows-of';

/** The operation that reverses a record, by the table of a customer that lists it. */
export const REVERSALS: Readonly<Record<string, { name: string; title: string }>> = {
  deposits: { name: 'reverse-deposit', title: '撤销入金' },
  trades: { name: 'reverse-trade', title: '撤销交易' },
};

/** Whether a deposit or trade counts, so that it can be reversed. */
export function counts({ state: shown }: NamedRow): boolean {
  const { state, reversal } = (shown as Sentence).params;
  return reversal === null && (state === 'settled' || state === 'closed');
}
