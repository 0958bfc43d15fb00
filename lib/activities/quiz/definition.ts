import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { prizeSchema } from '../prize';
import { quizSchema as bankedQuizSchema } from './bank';

/** A weekly quiz from a bank. An account answers each term once, question by question. */
export const quizSchema = z
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
