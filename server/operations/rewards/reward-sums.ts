import { figure } from '@/lib/activities/prize-text';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { moneyOf, sum } from '@/lib/activities/worth';
import type { Reward } from '../../domain/activities/engine/give';
import { type Amounts, sumOf } from './reward-ledger';

/** US dollars that rewards are worth, see `moneyOf`. */
export function dollarsOf(some: readonly Pick<Reward, 'amount' | 'unit' | 'bookValue'>[]): number {
  return sum(some.map(moneyOf));
}

/** Formats sums for operators, `1,200.00 usd and 30 points`; separate for each unit. */
function amountsText(amounts: Amounts): string {
  const parts = PRIZE_UNITS.filter((unit) => amounts.get(unit)).map(
    (unit) => `${figure(amounts.get(unit) ?? 0)} ${unit}`,
  );
  return parts.length > 0 ? parts.join(' and ') : 'nothing';
}

/** Formats the sums of rewards. */
export function givenText(some: readonly Pick<Reward, 'amount' | 'unit'>[]): string {
  return amountsText(sumOf(some, []));
}
