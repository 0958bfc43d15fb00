import { z } from 'zod';

/** Minutes for which a position must be open to count in full. */
export const LEAST_HOLDING = 5;

/** How a campaign counts lots of positions that were open for less. Trades without a known opening time never count. */
export const lotCountingSchema = z.strictObject({
  /** Largest part of all counted lots that may come from such positions, from 0 to below 1. */
  shortShare: z.number().min(0).lt(1).meta({ title: '短时交易至多占', help: '0.2 就是全部手数的两成。' }).default(0),
});
export type LotCounting = z.infer<typeof lotCountingSchema>;

/** How a campaign counts by default. */
export const USUAL_COUNTING: LotCounting = { shortShare: 0 };
