import { z } from 'zod';

/** A ladder: from a threshold upwards, the reward in US dollars. Thresholds and rewards rise from step to step. */
export const tiersSchema = z
  .array(z.strictObject({ from: z.number().positive(), reward: z.number().positive() }))
  .min(1)
  .refine((tiers) => rises(tiers.map(({ from }) => from)), 'thresholds must rise')
  .refine((tiers) => rises(tiers.map(({ reward }) => reward)), 'rewards must rise');
export type Tiers = z.infer<typeof tiersSchema>;

/** The reward that a value (a deposit in US dollars, a volume in lots) has reached; 0 below the first tier. */
export function rewardFor(tiers: Tiers, value: number): number {
  return tiers.findLast(({ from }) => value >= from)?.reward ?? 0;
}

/** What is missing to the next tier; `null` on the highest one. Rounded to two decimals, the finest unit of money and lots. */
export function missingToNext(tiers: Tiers, value: number): number | null {
  const next = tiers.find(({ from }) => value < from);
  return next ? Math.round((next.from - value) * 100) / 100 : null;
}

function rises(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] as number));
}
