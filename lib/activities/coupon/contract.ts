import * as z from 'zod/mini';
import { instant, left } from '../answer-fields';

/** Coupons of the definition. `open` may be claimed; `held` is looked at by an operator, `claimed` waits to come into force. */
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
