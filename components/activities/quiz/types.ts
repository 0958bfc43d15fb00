import type * as z from 'zod/mini';
import type { QuizState, quizOutcome } from '@/lib/contract/activities/quiz';
import type { Activity } from '../use-activity';

export type QuizOutcome = z.infer<typeof quizOutcome>;
export type QuizTermState = QuizState['terms'][number];
export type Question = NonNullable<QuizState['next']>;
/** What answers a question. */
export type Answering = Pick<Activity<QuizState, QuizOutcome>, 'act' | 'pending'>;

/** What stands for an answer that was not given in time. */
export const NO_CHOICE = -1;
