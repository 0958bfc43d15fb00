import { z } from 'zod';
import { tiersSchema as ladderSchema } from '@/lib/reward/schema';
import { ART_SHAPES } from '../../art/shapes';
import { text } from '../../copy/text';
import { exclusiveSchema } from '../exclusive';
import { requirementsSchema } from '../requirements';

/** A ladder over deposits (US dollars) or volume (standard lots); the same function draws its table and pays. */
export const tiersSchema = z
  .strictObject({
    kind: z.literal('tiers'),
    title: text,
    /** What is measured since the campaign began for the account; `first-deposit` is the first settled one alone. */
    measure: z.enum(['first-deposit', 'deposit', 'lots']),
    /** Its number in the calls of trades and first deposits, by which a trading platform knows it. */
    activityId: z.int().positive().optional(),
    /** Measures each Beijing month by itself, and pays each anew; what a month has reached is collected within it. */
    term: z.literal('month').optional(),
    unit: z.enum(['usd', 'usdt']),
    requires: requirementsSchema.optional(),
    /** Of these rewards and those of the same group elsewhere, a person is given those of one campaign. */
    exclusive: exclusiveSchema.optional(),
    tiers: ladderSchema,
    /** Where the reward of this campaign replaces a plain one: the plain ladder, shown struck through. */
    plain: ladderSchema.optional(),
    /** What the tiers are called and drawn as, from the lowest to the highest. */
    rungs: z.array(z.strictObject({ name: text, art: z.enum(ART_SHAPES) })).optional(),
    /** `track` draws a race track over the ladder, on which the visitor runs from tier to tier. */
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
