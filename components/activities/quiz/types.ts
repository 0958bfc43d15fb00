import type * as z from 'zod/mini';
import type { EventItem } from '@/lib/activities/quiz/client-state';
import type { QuizState, quizOutcome } from '@/lib/activities/quiz/contract';
import type { Activity } from '../use-activity';

export type QuizOutcome = z.infer<typeof quizOutcome>;
export type QuizTermState = QuizState['terms'][number];
export type Question = NonNullable<QuizState['next']>;
/** A question of the engine as its bank has it; a question that is shown when its clock begins is in none, nor in those of another backend. */
export function itemOf(
  banks: readonly EventItem[],
  periodid: number,
  { topicid, question, options }: Question,
): EventItem {
  const known = banks.find((item) => item.periodid === periodid && item.topicid === topicid);
  return known?.question === question ? known : { periodid, topicid, question, answer: options.join() };
}

/** What answers a question, for the prize or for the exercise. */
export type Answering = Pick<Activity<QuizState, QuizOutcome>, 'act' | 'tryOut' | 'pending'>;

/** What stands for an answer that was not given in time. */
export const NO_CHOICE = -1;
