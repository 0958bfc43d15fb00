import { z } from 'zod';
import { text } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import { requirementsSchema } from '../requirements';

/** Coupons claimed once per account; claimed, in force, used and expired by dates and use. */
export const couponSchema = z.strictObject({
  kind: z.literal('coupon'),
  title: text,
  requires: requirementsSchema.optional(),
  coupons: z
    .array(
      z.strictObject({
        id,
        label: text,
        /** US dollars. */
        face: z.number().positive(),
        /** What the account must have done before it may claim. */
        condition: conditionSchema,
        hint: text,
        /** Hours from claiming until the coupon is in force, and days that it then stays so. */
        inForceAfterHours: z.int().nonnegative(),
        validDays: z.int().positive(),
        stock: z.int().positive().nullable(),
        /** The loss of one trade that it makes good; left out where it is used otherwise. */
        compensates: z
          .strictObject({
            /** Percent of the loss, up to the face. */
            share: z.int().positive().max(100),
            /** Of trades in these symbols, opened and closed while it is in force. */
            symbols: z.array(z.string().regex(/^[A-Z0-9]+$/)).min(1),
            /** Of the first losing one alone. */
            only: z.literal('first').optional(),
          })
          .optional(),
        terms: z.array(text).min(1),
      }),
    )
    .min(1)
    .refine(distinctIds, '编号不可重复'),
});
