import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import { requirementsSchema } from '../requirements';

/** Coupons that each account claims once. A coupon is claimed, then in force, then used or expired. */
export const couponSchema = z.strictObject({
  kind: z.literal('coupon'),
  title: textUpTo(18),
  requires: requirementsSchema.optional(),
  coupons: z
    .array(
      z.strictObject({
        id,
        label: textUpTo(14),
        /** US dollars. */
        face: z.number().positive(),
        /** Condition that the account must meet before it may claim. */
        condition: conditionSchema,
        hint: textUpTo(24),
        /** Hours from claiming until the coupon is in force. */
        inForceAfterHours: z.int().nonnegative(),
        validDays: z.int().positive(),
        stock: z.int().positive().nullable(),
        /** Compensation for the loss of one trade; left out if the coupon is used otherwise. */
        compensates: z
          .strictObject({
            /** Percent of the loss, up to the face. */
            share: z.int().positive().max(100),
            /** Only trades in these symbols count, opened and closed while the coupon is in force. */
            symbols: z.array(z.string().regex(/^[A-Z0-9]+$/)).min(1),
            /** Only the first losing trade counts. */
            only: z.literal('first').optional(),
          })
          .optional(),
        terms: z.array(textUpTo(120)).min(1),
      }),
    )
    .min(1)
    .refine(distinctIds, '编号不可重复'),
});
