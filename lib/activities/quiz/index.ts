import type { Kind } from '../kind';
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
  starter,
} satisfies Kind<'quiz'>;
