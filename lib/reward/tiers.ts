import type { z } from 'zod';
import { toHundredths } from './hundredths';
import type { tiersSchema } from './schema';

export type Tiers = z.infer<typeof tiersSchema>;

/** The highest tier that a value has reached. */
export function reachedTier(tiers: Tiers, value: number): Tiers[number] | undefined {
  return tiers.filter(({ from }) => value >= from).pop();
}

/** The reward that a value (a deposit in US dollars, a volume in lots) has reached; 0 below the first tier. */
export function rewardFor(tiers: Tiers, value: number): number {
  return reachedTier(tiers, value)?.reward ?? 0;
}

/**
 * Missing amount to the next tier; `null` on the highest one. Rounded to two decimals, the finest unit of money and
 * lots.
 */
export function missingToNext(tiers: Tiers, value: number): number | null {
  const next = tiers.find(({ from }) => value < from);
  return next ? toHundredths(next.from - value) : null;
}
