import type { Question } from '@/lib/activities/quiz/bank';
import { readableTerms, type Term, termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';

type Activity = ActivityOf<'quiz'>;

/** The running term. */
export function runningTerm({ quiz }: Activity, now: Date): Term {
  return termAt(quiz, now);
}

/** Ended terms that can still be read, newest first. */
export function endedTerms({ quiz }: Activity, now: Date): Term[] {
  return readableTerms(quiz, now).slice(1);
}

/**
 * Ended terms for practice: all, or only the newest if only the running one is shown. Questions that the running term
 * repeats are left out.
 */
export function practiceTerms(activity: Activity, now: Date): Term[] {
  const running = new Set(runningTerm(activity, now).questions);
  const ended = endedTerms(activity, now).slice(0, activity.terms === 'all' ? undefined : 1);
  return ended.map((term) => ({ ...term, questions: term.questions.filter((question) => !running.has(question)) }));
}

/** A question as sent to the browser; `hidden` before its clock has started. */
export function readable({ questions }: Term, question: Question, { hidden = false } = {}) {
  return {
    topicid: question.id,
    number: questions.indexOf(question) + 1,
    question: hidden ? '' : question.question,
    options: hidden ? [] : question.options,
  };
}
