import { figure } from '@/lib/activities/prize-text';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { toHundredths } from '@/lib/reward/hundredths';
import type { Reward } from '../../domain/activities/engine/give';
import { type Amounts, sumOf } from './reward-ledger';

/** US dollars that rewards are worth: bonuses, USDT and face values of coupons. */
export function dollarsOf(some: readonly Pick<Reward, 'amount' | 'unit'>[]): number {
  const money = some.filter(({ unit }) => unit === 'usd' || unit === 'usdt' || unit === 'coupon');
  return toHundredths(money.reduce((sum, { amount }) => sum + amount, 0));
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
