import * as z from 'zod/mini';
import { count, instant, prize } from '../answer-fields';

const question = z.object({
  topicid: z.int(),
  /** 1 for the term's first question. */
  number: count,
  question: z.string(),
  /** Options in the order shown; labels A to G go by position. */
  options: z.array(z.string()),
});

const term = z.object({
  periodid: z.int(),
  beginsAt: instant,
  endsAt: instant,
  running: z.boolean(),
  total: count,
  /** What the visitor has answered of it; `prize` is given with the last answer of the running term. */
  mine: z.nullable(z.object({ answered: count, right: count, prize: z.nullable(prize) })),
});

/**
 * Terms newest first. `next` is the question to answer now, by an account; its right option is on the server alone, and
 * where the quiz is timed its words and options are empty until it was begun.
 */
export const quizState = z.object({
  kind: z.literal('quiz'),
  terms: z.array(term),
  next: z.nullable(question),
  /** Until when `next` is answered in time; `null` without a limit or before it was begun. */
  deadline: z.nullable(instant),
  /** Ended terms newest first, for everyone to practise. */
  practice: z.array(z.object({ periodid: z.int(), questions: z.array(question) })),
});
export type QuizState = z.infer<typeof quizState>;

/**
 * `begin` starts the clock of the next question where the quiz is timed. `answer` answers it (`choice` is the option's
 * index; -1 when time ran out). `practise` needs no account and records nothing; it is asked of `practice`'s questions, or of
 * those of the running term that the account has answered.
 */
export const quizActions = {
  begin: z.strictObject({ periodid: z.int() }),
  answer: z.strictObject({ periodid: z.int(), topicid: z.int(), choice: z.int().check(z.minimum(-1), z.maximum(6)) }),
  practise: z.strictObject({ topicid: z.int(), choice: z.int().check(z.minimum(-1), z.maximum(6)) }),
};

export const quizOutcome = z.object({
  kind: z.literal('quiz'),
  topicid: z.int(),
  /** -1 too where the answer came too late. */
  choice: z.int(),
  /** Index of the right option. */
  right: z.int(),
  explanation: z.string(),
});
