import * as z from 'zod/mini';
import { count, instant } from '../answer-fields';

export const pointsState = z.object({
  kind: z.literal('points'),
  shop: z.array(z.object({ id: z.string(), left: count })),
  mine: z.nullable(
    z.object({
      balance: count,
      earn: z.array(z.object({ id: z.string(), state: z.enum(['locked', 'open', 'done']) })),
      /** Newest first. `change` is negative for spent points; `balance` is the balance after the entry. */
      ledger: z.array(z.object({ at: instant, label: z.string(), change: z.int(), balance: count })),
    }),
  ),
});
export type PointsState = z.infer<typeof pointsState>;

export const pointsActions = { earn: z.strictObject({ id: z.string() }), redeem: z.strictObject({ id: z.string() }) };
