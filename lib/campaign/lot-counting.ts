import { z } from 'zod';

/** Minutes that a trade is held at least to count in full. */
export const LEAST_HOLDING = 5;

/** How a campaign counts the lots of trades that were held for less. Those whose opening time is not known count nowhere. */
export const lotCountingSchema = z.strictObject({
  /** How much of all lots that count may come of trades that were held for less, from 0 to below 1. */
  shortShare: z.number().min(0).lt(1).default(0),
});
export type LotCounting = z.infer<typeof lotCountingSchema>;

/** How a campaign counts that says nothing of it. */
export const USUAL_COUNTING: LotCounting = { shortShare: 0 };
