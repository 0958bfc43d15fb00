import * as z from 'zod/mini';
import { instant, left } from '../answer-fields';

/**
 * Coupons of the definition. `open` can be claimed, `held` is pending an operator's review, `claimed` is not yet in
 * force.
 */
export const couponState = z.object({
  kind: z.literal('coupon'),
  coupons: z.array(z.object({ id: z.string(), left })),
  mine: z.nullable(
    z.object({
      coupons: z.array(
        z.object({
          id: z.string(),
          state: z.enum(['locked', 'open', 'held', 'claimed', 'in-force', 'used', 'expired']),
          from: z.nullable(instant),
          to: z.nullable(instant),
        }),
      ),
    }),
  ),
});
export type CouponState = z.infer<typeof couponState>;

export const couponActions = { claim: z.strictObject({ id: z.string() }) };
