import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import { moneyOf, type Worth } from '../worth';
import { inviteActions, inviteState } from './contract';

/**
 * Friends who registered with a visitor's code. A friend counts after the verification, with a document that no other
 * account has, and once the condition is met.
 */
const inviteSchema = z
  .strictObject({
    kind: z.literal('invite'),
    title: textUpTo(18).meta({ title: '标题' }),
    /** Condition that a friend must meet besides the verification. */
    condition: conditionSchema.meta({ title: '好友实名认证后还要', help: '好友从自己注册时算起。' }),
    /** The condition in words that follow “实名认证并”. */
    conditionLabel: textUpTo(16).meta({ title: '条件的说法', help: '接在“实名认证并”后面，例如“完成首次入金”。' }),
    /** Prize for every friend who counts, up to a number of friends a month. */
    each: prizeSchema.meta({ title: '每邀请一位好友得' }),
    monthlyMax: z.int().positive().meta({ title: '每月最多', unit: '位' }),
    /** Further prizes for numbers of friends who count. */
    tiers: z
      .array(
        z.strictObject({ friends: z.int().positive().meta({ title: '累计邀请', unit: '位' }), prize: prizeSchema }),
      )
      .min(1)
      .meta({ title: '累计奖励' }),
  })
  .refine(({ tiers }) => rises(tiers.map(({ friends }) => friends)), {
    path: ['tiers'],
    message: '人数须递增',
  });

export const invite = {
  words: { name: '邀请', link: '邀请好友' },
  awaited: { phone: 372, desktop: 360 },
  definition: inviteSchema,
  state: inviteState,
  actions: inviteActions,
  claims: ['collect'],
  prizes: 'one',
  worth({ each, monthlyMax, tiers }: z.infer<typeof inviteSchema>): Worth {
    return {
      recurring: [
        { per: 'friends', dollars: moneyOf(each) * monthlyMax },
        ...tiers.map(({ friends, prize }) => ({ per: 'tier' as const, dollars: moneyOf(prize), count: friends })),
      ],
    };
  },
  starter: {
    condition: { type: 'first-deposit', from: 200 },
    conditionLabel: '完成首次入金',
    each: usd(10),
    monthlyMax: 8,
    tiers: [{ friends: 3, prize: usd(20) }],
  } satisfies Starter<typeof inviteSchema>,
} satisfies Kind<'invite'>;
