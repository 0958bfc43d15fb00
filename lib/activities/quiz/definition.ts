import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
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
    title: textUpTo(18).meta({ title: '标题' }),
    quiz: bankedQuizSchema.meta({ title: '题目' }),
    /** Seconds per question by the server's clock; undefined means no limit. */
    secondsPerQuestion: z.int().min(10).meta({ title: '每题限时', unit: '秒', help: '不填就不限时。' }).optional(),
    /** Prizes by number of correct answers, rising; the visitor receives the highest one reached. */
    prizes: z
      .array(z.strictObject({ right: z.int().positive().meta({ title: '答对', unit: '题' }), prize: prizeSchema }))
      .min(1)
      .meta({ title: '奖品' }),
    /** Whether the page lists past terms or shows only the running one. */
    terms: choice('往期题目', { all: '列出来，可以练习', current: '不列，只有本期' }),
    /** How correct answers are drawn: a dragon boat that advances, a moon that fills, or a plain bar. */
    progress: choice('进度的样子', { boat: '龙舟前进', moon: '月亮变圆', bar: '进度条' }).default('bar'),
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
