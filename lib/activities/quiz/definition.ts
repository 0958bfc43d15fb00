import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import { moneyOf, type Worth } from '../worth';
import { quizSchema as bankedQuizSchema } from './bank';
import { quizActions, quizOutcome, quizState } from './contract';

/** A weekly quiz from a bank. An account answers each term once, question by question. */
const quizSchema = z
  .strictObject({
    kind: z.literal('quiz'),
    title: textUpTo(18),
    quiz: bankedQuizSchema,
    /** Seconds per question by the server's clock; undefined means no limit. */
    secondsPerQuestion: z.int().min(10).optional(),
    /** Prizes by number of correct answers, rising; the visitor receives the highest one reached. */
    prizes: z.array(z.strictObject({ right: z.int().positive(), prize: prizeSchema })).min(1),
    /** Whether the page lists past terms or shows only the running one. */
    terms: z.enum(['all', 'current']),
    /** How correct answers are drawn: a dragon boat that advances, a moon that fills, or a plain bar. */
    progress: z.enum(['boat', 'moon', 'bar']).default('bar'),
  })
  .refine(({ prizes }) => rises(prizes.map(({ right }) => right)), {
    path: ['prizes'],
    message: '答对题数须递增',
  })
  .refine(({ prizes, quiz }) => (prizes.at(-1)?.right ?? 0) <= quiz.questionsPerTerm, {
    path: ['prizes'],
    message: '答对题数不可超过每期题数',
  });

/** Placeholder for a quiz bank, which is code and not text. */
export const BANK = '@@bank';

export const quiz = {
  words: { name: '答题', link: '开始答题' },
  awaited: { phone: 700, desktop: 556 },
  definition: quizSchema,
  state: quizState,
  actions: quizActions,
  outcome: quizOutcome,
  prizes: 'one',
  worth({ prizes }: z.infer<typeof quizSchema>): Worth {
    return { recurring: [{ per: 'week', dollars: Math.max(...prizes.map(({ prize }) => moneyOf(prize))) }] };
  },
  starter: {
    quiz: { activityId: 58, title: '每周问答', questionsPerTerm: 5, pastTerms: 3, bank: BANK as never },
    prizes: [
      { right: 3, prize: usd(3) },
      { right: 5, prize: usd(8) },
    ],
    terms: 'all',
  } satisfies Starter<typeof quizSchema>,
} satisfies Kind<'quiz'>;
