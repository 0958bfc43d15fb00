import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { creditSourceSchema } from '../credits';
import type { Kind } from '../kind';
import { outcomesSchema } from '../odds';
import { requirementsSchema } from '../requirements';
import { daily, nothing, type Starter, usd } from '../starter';
import { bestDraws, type Customer, creditsADay, creditsOnce, type Worth } from '../worth';
import { wheelActions, wheelOutcome, wheelState } from './contract';

/** A wheel: segments in the order drawn, with published odds and stock, and the sources of credits to spin it. */
const wheelSchema = z.strictObject({
  kind: z.literal('wheel'),
  title: textUpTo(18).meta({ title: '标题' }),
  requires: requirementsSchema.optional(),
  segments: outcomesSchema
    .refine((all) => all.length >= 6 && all.length <= 12, '须为6至12格')
    .meta({ title: '格子', help: '顺时针排列，6 至 12 格。概率相加要正好是 100%；至少一格不限量。' }),
  credits: z.array(creditSourceSchema).min(1).meta({ title: '次数从哪来' }),
});

export const wheel = {
  words: { name: '转盘', link: '去转一转' },
  awaited: { phone: 1160, desktop: 790 },
  definition: wheelSchema,
  state: wheelState,
  actions: wheelActions,
  outcome: wheelOutcome,
  prizes: 'one',
  worth({ segments, credits }: z.infer<typeof wheelSchema>, customer: Customer): Worth {
    const daily = bestDraws(segments, creditsADay(credits));
    return {
      luck: bestDraws(segments, creditsOnce(credits, customer)),
      recurring: creditsADay(credits) > 0 ? [{ per: 'day', dollars: daily, luck: true }] : [],
    };
  },
  starter: {
    segments: [
      { id: 'usd-8', label: '金奖', prize: usd(8), odds: 500, stock: 100 },
      { id: 'none-a', ...nothing, odds: 3000 },
      { id: 'usd-5', label: '银奖', prize: usd(5), odds: 1000, stock: 200 },
      { id: 'none-b', ...nothing, odds: 3000 },
      { id: 'usd-1', label: '铜奖', prize: usd(1), odds: 1500, stock: 500 },
      { id: 'none-c', ...nothing, odds: 1000 },
    ],
    credits: daily,
  } satisfies Starter<typeof wheelSchema>,
} satisfies Kind<'wheel'>;
