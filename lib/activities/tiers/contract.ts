import * as z from 'zod/mini';
import { amount, count, instant, nothing } from '../answer-fields';

/** What the account measures now, what that has reached in rewards, what of it was collected and what the next tier lacks. */
export const tiersState = z.object({
  kind: z.literal('tiers'),
  mine: z.nullable(
    z.object({
      value: amount,
      reached: amount,
      collected: amount,
      missing: z.nullable(z.number().check(z.positive())),
    }),
  ),
  /** When the month ends that is measured; `null` where all since the campaign's beginning counts. */
  termEndsAt: z.nullable(instant),
  /** This Beijing month's largest volumes, accounts masked; empty where the campaign has no ranking. */
  ranking: z.array(z.object({ rank: count, account: z.string(), value: amount, own: z.boolean() })),
  /** When that was counted: a moment ago. Left out where the campaign has no ranking. */
  rankedAt: z.optional(instant),
});
export type TiersState = z.infer<typeof tiersState>;

export const tiersActions = { collect: nothing };
