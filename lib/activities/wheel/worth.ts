import type { z } from 'zod';
import { bestDraws, type Customer, creditsADay, creditsOnce, type Worth } from '../worth';
import type { wheelSchema } from './definition';

export function worth({ segments, credits }: z.infer<typeof wheelSchema>, customer: Customer): Worth {
  const daily = bestDraws(segments, creditsADay(credits));
  return {
    luck: bestDraws(segments, creditsOnce(credits, customer)),
    recurring: creditsADay(credits) > 0 ? [`$${daily} a day by luck`] : [],
  };
}
