import type { z } from 'zod';
import type { Kind } from '../kind';
import { moneyOf, type Worth } from '../worth';
import { predictActions, predictState } from './contract';
import { predictSchema } from './definition';
import { starter } from './starter';

export const predict = {
  words: { name: '竞猜', link: '去竞猜' },
  awaited: { phone: 800, desktop: 510 },
  definition: predictSchema,
  state: predictState,
  actions: predictActions,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'predict'>;

function worth({ prize, streaks }: z.infer<typeof predictSchema>): Worth {
  return {
    recurring: [
      { per: 'round', dollars: moneyOf(prize) },
      ...streaks.map(({ length, prize: won }) => ({ per: 'streak' as const, dollars: moneyOf(won), count: length })),
    ],
  };
}
