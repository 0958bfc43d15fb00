import type { z } from 'zod';
import { moneyOf, type Worth } from '../worth';
import type { quizSchema } from './definition';

export function worth({ prizes }: z.infer<typeof quizSchema>): Worth {
  return { recurring: [`$${Math.max(...prizes.map(({ prize }) => moneyOf(prize)))} a week`] };
}
