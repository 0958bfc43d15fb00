import type { z } from 'zod';
import { moneyOf, type Worth } from '../worth';
import type { predictSchema } from './definition';

export function worth({ prize, streaks }: z.infer<typeof predictSchema>): Worth {
  return {
    recurring: [
      `$${moneyOf(prize)} a round`,
      ...streaks.map((streak) => `$${moneyOf(streak.prize)} for ${streak.length} in a row`),
    ],
  };
}
