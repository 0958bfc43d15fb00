import type * as z from 'zod/mini';
import type { EventItem } from '@/lib/activities/quiz/client-state';
import type { QuizState, quizOutcome } from '@/lib/activities/quiz/contract';
import type { Activity } from '../use-activity';

export type QuizOutcome = z.infer<typeof quizOutcome>;
export type QuizTermState = QuizState['terms'][number];
export type Question = NonNullable<QuizState['next']>;
/**
 * Returns the bank's item for a question of the server, or builds one: a question that is shown only when its clock
 * starts is in no bank, and another backend's banks have other questions.
 */
export function itemOf(
  banks: readonly EventItem[],
  periodid: number,
  { topicid, question, options }: Question,
): EventItem {
  const known = banks.find((item) => item.periodid === periodid && item.topicid === topicid);
  return known?.question === question ? known : { periodid, topicid, question, answer: options.join() };
}

/** Sends answers, for the prize or as practice. */
export type Answering = Pick<Activity<QuizState, QuizOutcome>, 'act' | 'tryOut' | 'pending'>;

/** The choice that is sent when there was no answer in time. */
export const NO_CHOICE = -1;
