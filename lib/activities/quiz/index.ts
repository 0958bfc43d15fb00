import type { z } from 'zod';
import type { Kind } from '../kind';
import { moneyOf, type Worth } from '../worth';
import { quizActions, quizOutcome, quizState } from './contract';
import { quizSchema } from './definition';
import { starter } from './starter';

export const quiz = {
  words: { name: '答题', link: '开始答题' },
  awaited: { phone: 700, desktop: 556 },
  definition: quizSchema,
  state: quizState,
  actions: quizActions,
  outcome: quizOutcome,
  prizes: 'one',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'quiz'>;

function worth({ prizes }: z.infer<typeof quizSchema>): Worth {
  return { recurring: [{ per: 'week', dollars: Math.max(...prizes.map(({ prize }) => moneyOf(prize))) }] };
}
