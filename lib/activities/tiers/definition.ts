import { z } from 'zod';
import { tiersSchema as ladderSchema } from '@/lib/reward/schema';
import { ART_SHAPES } from '../../art/shapes';
import { textUpTo } from '../../copy/text';
import { exclusiveSchema } from '../exclusive';
import { requirementsSchema } from '../requirements';

/**
 * A ladder over deposits (US dollars) or volume (standard lots). One function computes both the table and the payment.
 */
export const tiersSchema = z
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
