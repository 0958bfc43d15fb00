import * as z from 'zod/mini';
import { amount, nothing } from '../answer-fields';

/** Lots and cash back in US dollars per group, in the definition's order. */
export const cashbackState = z.object({
  kind: z.literal('cashback'),
  mine: z.nullable(
    z.object({
      groups: z.array(z.object({ label: z.string(), lots: amount, earned: amount })),
      earned: amount,
      collected: amount,
    }),
  ),
});
export type CashbackState = z.infer<typeof cashbackState>;

export const cashbackActions = { collect: nothing };
