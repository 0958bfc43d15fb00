import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { stock } from '../odds';
import { requirementsSchema } from '../requirements';
import type { Starter } from '../starter';
import { symbols } from '../symbols';
import { type Customer, isMet, sum, type Worth } from '../worth';
import { couponActions, couponState } from './contract';

/** Coupons that each account claims once. A coupon is claimed, then in force, then used or expired. */
const couponSchema = z.strictObject({
  kind: z.literal('coupon'),
  title: textUpTo(18).meta({ title: '标题' }),
  requires: requirementsSchema.optional(),
  coupons: z
    .array(
      z.strictObject({
        id,
        label: textUpTo(14).meta({ title: '券名' }),
        /** US dollars. */
        face: z.number().positive().meta({ title: '面值', kind: 'usd' }),
        /** Condition that the account must meet before it may claim. */
        condition: conditionSchema.meta({ title: '谁可以领' }),
        hint: textUpTo(24).meta({ title: '领取提示', help: '例如“完成实名认证后可领”。' }),
        /** Hours from claiming until the coupon is in force. */
        inForceAfterHours: z.int().nonnegative().meta({ title: '领取后多久生效', unit: '小时' }),
        validDays: z.int().positive().meta({ title: '有效期', unit: '天', help: '从生效算起。' }),
        stock: stock.meta({ title: '张数', unit: '张' }),
        /** Compensation for the loss of one trade; left out if the coupon is used otherwise. */
        compensates: z
          .strictObject({
            /** Percent of the loss, up to the face. */
            share: z.int().positive().max(100).meta({ title: '赔付亏损的', unit: '%', help: '赔付不超过面值。' }),
            /** Only trades in these symbols count, opened and closed while the coupon is in force. */
            symbols: symbols.meta({ help: '券有效期内开仓又平仓的交易才算。' }),
            /** Only the first losing trade counts. */
            only: z.literal('first').meta({ title: '只赔付第一笔亏损' }).optional(),
          })
          .meta({ title: '赔付交易亏损', help: '券不用来赔付亏损就不填。' })
          .optional(),
        terms: z.array(textUpTo(120)).min(1).meta({ title: '使用说明' }),
      }),
    )
    .min(1)
    .refine(distinctIds, '编号不可重复')
    .meta({ title: '券', help: '每位客户每种券领一张。' }),
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
