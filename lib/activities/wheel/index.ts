import type { z } from 'zod';
import type { Kind } from '../kind';
import { bestDraws, type Customer, creditsADay, creditsOnce, type Worth } from '../worth';
import { wheelActions, wheelOutcome, wheelState } from './contract';
import { wheelSchema } from './definition';
import { starter } from './starter';

export const wheel = {
  words: { name: '转盘', link: '去转一转' },
  awaited: { phone: 1160, desktop: 790 },
  definition: wheelSchema,
  state: wheelState,
  actions: wheelActions,
  outcome: wheelOutcome,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'wheel'>;

function worth({ segments, credits }: z.infer<typeof wheelSchema>, customer: Customer): Worth {
  const daily = bestDraws(segments, creditsADay(credits));
  return {
    luck: bestDraws(segments, creditsOnce(credits, customer)),
    recurring: creditsADay(credits) > 0 ? [{ per: 'day', dollars: daily, luck: true }] : [],
  };
}
