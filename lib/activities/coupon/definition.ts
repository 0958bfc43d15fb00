import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { requirementsSchema } from '../requirements';
import type { Starter } from '../starter';
import { type Customer, isMet, sum, type Worth } from '../worth';
import { couponActions, couponState } from './contract';

/** Coupons that each account claims once. A coupon is claimed, then in force, then used or expired. */
const couponSchema = z.strictObject({
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

export const coupon = {
  words: { name: '券', link: '去领券' },
  awaited: { phone: 510, desktop: 338 },
  definition: couponSchema,
  state: couponState,
  actions: couponActions,
  claims: ['claim'],
  prizes: 'all',
  worth({ coupons }: z.infer<typeof couponSchema>, customer: Customer): Worth {
    return { coupons: sum(coupons.map(({ condition, face }) => (isMet(condition, customer) ? face : 0))) };
  },
  starter: {
    coupons: [
      {
        id: 'first',
        label: '首单补偿券',
        face: 20,
        condition: { type: 'verified' },
        hint: '完成实名认证后可领',
        inForceAfterHours: 0,
        validDays: 30,
        stock: 500,
        terms: ['首笔交易平仓亏损时，按亏损额补偿，至多为券面金额。'],
      },
    ],
  } satisfies Starter<typeof couponSchema>,
} satisfies Kind<'coupon'>;
