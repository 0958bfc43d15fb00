import { type Starter, usd } from '../starter';
import type { quizSchema } from './definition';

/** Placeholder for a quiz bank, which is code and not text. */
export const BANK = '@@bank';

export const starter: Starter<typeof quizSchema> = {
  quiz: { activityId: 58, title: '每周问答', questionsPerTerm: 5, pastTerms: 3, bank: BANK as never },
  prizes: [
    { right: 3, prize: usd(3) },
    { right: 5, prize: usd(8) },
  ],
  terms: 'all',
};
