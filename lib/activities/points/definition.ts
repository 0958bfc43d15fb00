import { z } from 'zod';
import { shape } from '../../art/scene';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import type { Worth } from '../worth';
import { pointsActions, pointsState } from './contract';

const amount = z.int().positive().meta({ title: '积分', unit: '分' });
const label = textUpTo(16).meta({ title: '任务名称' });

/** Points earned by tasks and spent in a shop; the balance is the sum of a double-entry ledger. */
const pointsSchema = z.strictObject({
  kind: z.literal('points'),
  title: textUpTo(18).meta({ title: '标题' }),
  earn: z
    .array(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('day'), id, label, points: amount }).meta({ title: '每天一次' }),
        z
          .strictObject({ by: z.literal('condition'), id, label, points: amount, condition: conditionSchema })
          .meta({ title: '达成条件一次' }),
      ]),
    )
    .min(2)
    .refine(distinctIds, '编号不可重复')
    .meta({ title: '赚积分' }),
  shop: z
    .array(
      z.strictObject({
        id,
        cost: amount.meta({ title: '兑换需要' }),
        stock: z.int().positive().meta({ title: '数量', unit: '份' }),
        prize: prizeSchema,
        /** Drawing from `public/art/`; the default is the drawing of the prize's unit. */
        art: shape.optional(),
      }),
    )
    .min(2)
    .refine(distinctIds, '编号不可重复')
    .meta({ title: '兑换奖品', kind: 'prizes' }),
});

export const points = {
  words: { name: '积分', link: '去兑换' },
  awaited: { phone: 1570, desktop: 820 },
  definition: pointsSchema,
  state: pointsState,
  actions: pointsActions,
  claims: ['earn', 'redeem'],
  prizes: 'one',
  worth(): Worth {
    return { recurring: [{ per: 'points' }] };
  },
  starter: {
    earn: [
      { by: 'day', id: 'day', label: '每日登录', points: 10 },
      { by: 'condition', id: 'verify', label: '实名认证', points: 100, condition: { type: 'verified' } },
    ],
    shop: [
      { id: 'usd-3', cost: 200, stock: 100, prize: usd(3) },
      { id: 'usd-10', cost: 600, stock: 50, prize: usd(10) },
    ],
  } satisfies Starter<typeof pointsSchema>,
} satisfies Kind<'points'>;
