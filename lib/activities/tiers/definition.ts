import { z } from 'zod';
import { tiersSchema as ladderSchema } from '@/lib/reward/schema';
import { rewardFor } from '@/lib/reward/tiers';
import { shape } from '../../art/scene';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
import { type ExclusiveReward, exclusiveSchema } from '../exclusive';
import type { Kind } from '../kind';
import { PLATFORM_NUMBER } from '../platform-number';
import { requirementsSchema } from '../requirements';
import type { Starter } from '../starter';
import type { Customer, Worth } from '../worth';
import { tiersActions, tiersState } from './contract';

/**
 * A ladder over deposits (US dollars) or volume (standard lots). One function computes both the table and the payment.
 */
const tiersSchema = z
  .strictObject({
    kind: z.literal('tiers'),
    title: textUpTo(18).meta({ title: '标题' }),
    /** What is measured since the campaign began for the account; `first-deposit` is only the first settled deposit. */
    measure: choice('按什么算', { 'first-deposit': '首次入金', deposit: '累计入金', lots: '累计平仓手数' }),
    /** Number under which a trading platform knows the activity; part of the calls about trades and first deposits. */
    activityId: z.int().positive().meta(PLATFORM_NUMBER).optional(),
    /** Measures and pays each Beijing month separately. A month's reward must be collected within that month. */
    term: z.literal('month').meta({ title: '每月重新算', help: '当月的奖励要在当月领取。' }).optional(),
    unit: choice('奖励', { usd: '赠金（美元）', usdt: 'USDT' }),
    requires: requirementsSchema.optional(),
    /** A person receives these rewards or others of the group from one campaign only. */
    exclusive: exclusiveSchema.optional(),
    tiers: ladderSchema.meta({ title: '档位', help: '从低到高。门槛按上面选的金额或手数。' }),
    /** The plain ladder that this campaign's reward replaces, shown struck through. */
    plain: ladderSchema.meta({ title: '平时的档位', help: '写了就划线显示在旁边，让人看出这次多得多少。' }).optional(),
    /** Names and drawings of the tiers, lowest first. */
    rungs: z
      .array(z.strictObject({ name: textUpTo(8).meta({ title: '名称' }), art: shape }))
      .meta({ title: '档位的名称和图案', help: '与档位一一对应，从低到高。' })
      .optional(),
    /** `track` draws a race track above the ladder, on which the visitor runs from tier to tier. */
    look: z.literal('track').meta({ title: '画成跑道' }).optional(),
    /** Largest value of the page's slider. */
    sliderMax: z.number().positive().meta({ title: '试算滑块最大到', help: '比最高一档的门槛大一些。' }),
    /** Shows this calendar month's volumes of all participants, accounts masked. */
    ranking: z.boolean().meta({ title: '显示当月排行', help: '账号只显示首尾几位。' }).default(false),
  })
  .refine(({ measure, activityId }) => measure === 'deposit' || activityId !== undefined, {
    path: ['activityId'],
    message: '按手数或首笔入金计算的阶梯须有活动编号',
  })
  .refine(({ rungs, tiers }) => rungs === undefined || rungs.length === tiers.length, {
    path: ['rungs'],
    message: '须与档位一一对应',
  });

export const tiers = {
  words: { name: '档位', link: '查看我的档位' },
  awaited: { phone: 640, desktop: 420 },
  definition: tiersSchema,
  state: tiersState,
  actions: tiersActions,
  claims: ['collect'],
  prizes: 'one',
  exclusive({ title, exclusive: group }: z.infer<typeof tiersSchema>): ExclusiveReward[] {
    return group ? [{ group, name: title }] : [];
  },
  worth(definition: z.infer<typeof tiersSchema>, { deposit, lots }: Customer): Worth {
    const { measure, tiers, term, exclusive } = definition;
    return {
      certain: [{ amount: rewardFor(tiers, measure === 'lots' ? lots : deposit), group: exclusive }],
      recurring: term ? [{ per: 'ladder', again: term }] : [],
    };
  },
  starter: {
    measure: 'deposit',
    unit: 'usd',
    tiers: [
      { from: 200, reward: 20 },
      { from: 1000, reward: 88 },
    ],
    sliderMax: 2000,
  } satisfies Starter<typeof tiersSchema>,
} satisfies Kind<'tiers'>;
