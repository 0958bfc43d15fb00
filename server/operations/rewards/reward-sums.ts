import { PRIZE_UNITS } from '@/lib/activities/units';
import { moneyOf, sum } from '@/lib/activities/worth';
import type { Reward } from '../../domain/activities/engine/give';
import type { AmountCell } from '../common/columns';
import { amountsText } from '../common/formats';
import { sumOf } from './reward-ledger';

/** US dollars that rewards are worth, see `moneyOf`. */
export function dollarsOf(some: readonly Pick<Reward, 'amount' | 'unit' | 'bookValue'>[]): number {
  return sum(some.map(moneyOf));
}

/** The sums of rewards that are not 0, separate for each unit. */
export function sumsOf(some: readonly Pick<Reward, 'amount' | 'unit'>[]): AmountCell[] {
  const sums = sumOf(some, []);
  return PRIZE_UNITS.flatMap((unit) => {
    const amount = sums.get(unit);
    return amount ? [{ amount, unit }] : [];
  });
}

/** Formats the sums of rewards for the audit log. */
export function givenText(some: readonly Pick<Reward, 'amount' | 'unit'>[]): string {
  return amountsText(sumsOf(some));
}
