import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import { moneyOf, sum, type Worth } from '../worth';
import { signinActions, signinState } from './contract';

/** A calendar of Beijing days: one sign-in per day, prizes at milestones of the streak. */
const signinSchema = z
  .strictObject({
    kind: z.literal('signin'),
    title: textUpTo(18).meta({ title: '标题' }),
    /** `month`: the calendar month. `week`: Monday to Sunday. Streak and milestones restart with each cycle. */
    cycle: choice('周期', { month: '每月', week: '每周' }),
    /** Prize of every sign-in. */
    daily: prizeSchema.meta({ title: '每天签到得' }),
    /** Days of the cycle (1 is the first) that count double and give double, such as the day of a release. */
    doubleDays: z.array(z.int().positive()).meta({ title: '双倍日', help: '周期的第几天。' }).default([]),
    milestones: z
      .array(z.strictObject({ days: z.int().min(2).meta({ title: '连续签到', unit: '天' }), prize: prizeSchema }))
      .min(1)
      .meta({ title: '连续签到礼', help: '天数从少到多。' }),
    /** How many missed days per cycle can be made up. */
    makeUpCards: z.int().nonnegative().meta({ title: '补签卡', unit: '张' }),
  })
  .refine(({ milestones }) => rises(milestones.map(({ days }) => days)), {
    path: ['milestones'],
    message: '天数须递增',
  });

export const signin = {
  words: { name: '签到', link: '去签到' },
  awaited: { phone: 930, desktop: 810 },
  definition: signinSchema,
  state: signinState,
  actions: signinActions,
  prizes: 'all',
  worth({ milestones, cycle }: z.infer<typeof signinSchema>): Worth {
    return { recurring: [{ per: cycle, dollars: sum(milestones.map(({ prize }) => moneyOf(prize))) }] };
  },
  starter: {
    cycle: 'month',
    daily: { label: '积分', amount: 5, unit: 'points' },
    milestones: [
      { days: 7, prize: usd(3) },
      { days: 21, prize: usd(10) },
    ],
    makeUpCards: 2,
  } satisfies Starter<typeof signinSchema>,
} satisfies Kind<'signin'>;
