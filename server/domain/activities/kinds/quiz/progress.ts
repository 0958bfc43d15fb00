import type { Question } from '@/lib/activities/quiz/bank';
import { readEntries, readEntry } from '../../engine/entries';
import type { AccountContext, ActivityContext } from '../../engine/module';
import { runningTerm } from './terms';

/** An answer as it was recorded. `choice` is -1 where none came in time. */
export interface Answer {
  choice: number;
  right: boolean;
}

export interface Progress {
  /** The running term's first question without an answer; `null` when all have one. */
  next: Question | null;
  /** What was answered of a term, and how much of it rightly. */
  tally(periodId: number): { answered: number; right: number };
}

export async function readProgress(context: AccountContext<'quiz'>): Promise<Progress> {
  const { periodId, questions } = runningTerm(context.activity, context.now);
  const entries = await readEntries<Answer>(context);
  const keys = new Set(entries.map(({ key }) => key));
  return {
    next: questions.find(({ id }) => !keys.has(answerKey(periodId, id))) ?? null,
    tally(term) {
      const answers = entries.filter(({ key }) => key.startsWith(answerKey(term)));
      return { answered: answers.length, right: answers.filter(({ value }) => value.right).length };
    },
  };
}

/** Until when a question of the running term is answered in time; `null` without a limit, or before it was begun. */
export async function deadlineOf(context: ActivityContext<'quiz'>, topicid: number): Promise<Date | null> {
  const { activity, now } = context;
  // Stryker disable next-line ConditionalExpression: only saves a statement when there is no time limit
  if (!activity.secondsPerQuestion) return null;
  const begun = await readEntry(context, beginKey(runningTerm(activity, now).periodId, topicid));
  return begun ? new Date(begun.at.getTime() + activity.secondsPerQuestion * 1000) : null;
}

/** Where an answer is recorded; without a question, what all of a term begin with. */
export function answerKey(periodId: number, topicid: number | '' = ''): string {
  return `answer:${periodId}:${topicid}`;
}

/** Where the beginning of a question's clock is recorded. */
export function beginKey(periodId: number, topicid: number): string {
  return `begin:${periodId}:${topicid}`;
}
