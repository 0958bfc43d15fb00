import { z } from 'zod';
import { tiersSchema as ladderSchema } from '@/lib/reward/schema';
import { rewardFor } from '@/lib/reward/tiers';
import { ART_SHAPES } from '../../art/shapes';
import { textUpTo } from '../../copy/text';
import { type ExclusiveReward, exclusiveSchema } from '../exclusive';
import type { Kind } from '../kind';
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
    title: textUpTo(18),
    /** What is measured since the campaign began for the account; `first-deposit` is only the first settled deposit. */
    measure: z.enum(['first-deposit', 'deposit', 'lots']),
    /** Number under which a trading platform knows the activity; part of the calls about trades and first deposits. */
    activityId: z.int().positive().optional(),
    /** Measures and pays each Beijing month separately. A month's reward must be collected within that month. */
    term: z.literal('month').optional(),
    unit: z.enum(['usd', 'usdt']),
    requires: requirementsSchema.optional(),
    /** A person receives these rewards or others of the group from one campaign only. */
    exclusive: exclusiveSchema.optional(),
    tiers: ladderSchema,
    /** The plain ladder that this campaign's reward replaces, shown struck through. */
    plain: ladderSchema.optional(),
    /** Names and drawings of the tiers, lowest first. */
    rungs: z.array(z.strictObject({ name: textUpTo(8), art: z.enum(ART_SHAPES) })).optional(),
    /** `track` draws a race track above the ladder, on which the visitor runs from tier to tier. */
    look: z.literal('track').optional(),
    /** Largest value of the page's slider. */
    sliderMax: z.number().positive(),
    /** Shows this calendar month's volumes of all participants, accounts masked. */
    ranking: z.boolean().default(false),
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
