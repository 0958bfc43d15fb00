import * as z from 'zod/mini';
import { count, instant, prize } from '../answer-fields';

const question = z.object({
  topicid: z.int(),
  /** 1 for the term's first question. */
  number: count,
  question: z.string(),
  /** Options in the order shown; labels A to G follow the position. */
  options: z.array(z.string()),
});

const term = z.object({
  periodid: z.int(),
  beginsAt: instant,
  endsAt: instant,
  running: z.boolean(),
  total: count,
  /** The visitor's answers; `prize` is given with the last answer of the running term. */
  mine: z.nullable(z.object({ answered: count, right: count, prize: z.nullable(prize) })),
});

/**
 * Terms newest first. `next` is the question that the account answers next; only the server knows its correct option.
 * In a timed quiz its text and options are empty until the visitor begins it.
 */
export const quizState = z.object({
  kind: z.literal('quiz'),
  terms: z.array(term),
  next: z.nullable(question),
  /** Deadline for answering `next`; `null` without a time limit or before it was begun. */
  deadline: z.nullable(instant),
  /** Past terms newest first, for everyone to practise. */
  practice: z.array(z.object({ periodid: z.int(), questions: z.array(question) })),
});
export type QuizState = z.infer<typeof quizState>;

/**
 * `begin` starts the clock of the next question in a timed quiz. `answer` answers it: `choice` is the option's index,
 * or -1 when time ran out. `practise` needs no account and records nothing; it accepts questions of `practice`, and
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
  /** -1 also if the answer came too late. */
  choice: z.int(),
  /** Index of the correct option. */
  right: z.int(),
  explanation: z.string(),
});
