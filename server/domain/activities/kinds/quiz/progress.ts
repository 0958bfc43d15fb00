import type { Question } from '@/lib/activities/quiz/bank';
import { readEntries, readEntry } from '../../engine/entries';
import type { AccountContext, ActivityContext } from '../../engine/module';
import { runningTerm } from './terms';

/** A stored answer. `choice` is -1 if none came in time. */
export interface Answer {
  choice: number;
  right: boolean;
}

export interface Progress {
  /** The running term's first unanswered question; `null` if there is none. */
  next: Question | null;
  /** How many questions of a term are answered, and how many of them correctly. */
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

/** The deadline for a question of the running term; `null` without a time limit, or before its clock has started. */
export async function deadlineOf(context: ActivityContext<'quiz'>, topicid: number): Promise<Date | null> {
  const { activity, now } = context;
  // Stryker disable next-line ConditionalExpression: only saves a statement when there is no time limit
  if (!activity.secondsPerQuestion) return null;
  const begun = await readEntry(context, beginKey(runningTerm(activity, now).periodId, topicid));
  return begun ? new Date(begun.at.getTime() + activity.secondsPerQuestion * 1000) : null;
}

/** The entry key of an answer; without a question, the prefix of a term's answers. */
export function answerKey(periodId: number, topicid: number | '' = ''): string {
  return `answer:${periodId}:${topicid}`;
}

/** The entry key of the start of a question's clock. */
export function beginKey(periodId: number, topicid: number): string {
  return `begin:${periodId}:${topicid}`;
}
