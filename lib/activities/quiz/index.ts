import type { Kind } from '../kind';
import { quizActions, quizOutcome, quizState } from './contract';
import { quizSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

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
