import * as z from 'zod/mini';
import { amount, count, instant, nothing } from '../answer-fields';

/** The measured value of the account, the reward it has reached, the part collected and what the next tier lacks. */
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
  /** End of the measured month; `null` if everything since the campaign's beginning counts. */
  termEndsAt: z.nullable(instant),
  /** Largest volumes of this Beijing month, accounts masked; empty if the campaign has no ranking. */
  ranking: z.array(z.object({ rank: count, account: z.string(), value: amount, own: z.boolean() })),
  /** When the ranking was computed. Left out if the campaign has no ranking. */
  rankedAt: z.optional(instant),
});
export type TiersState = z.infer<typeof tiersState>;

export const tiersActions = { collect: nothing };
