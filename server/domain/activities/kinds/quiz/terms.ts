import type { Question } from '@/lib/activities/quiz/bank';
import { readableTerms, type Term, termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';

type Activity = ActivityOf<'quiz'>;

/** The term that is answered now. */
export function runningTerm({ quiz }: Activity, now: Date): Term {
  return termAt(quiz, now);
}

/** Ended terms that can still be read, newest first. */
export function endedTerms({ quiz }: Activity, now: Date): Term[] {
  return readableTerms(quiz, now).slice(1);
}

/** Ended terms to practise: all, or the newest where the running one stands alone. Questions that run again are left out. */
export function practiceTerms(activity: Activity, now: Date): Term[] {
  const running = new Set(runningTerm(activity, now).questions);
  const ended = endedTerms(activity, now).slice(0, activity.terms === 'all' ? undefined : 1);
  return ended.map((term) => ({ ...term, questions: term.questions.filter((question) => !running.has(question)) }));
}

/** A question as it may leave the server; `hidden` while its clock has not begun. */
export function readable({ questions }: Term, question: Question, { hidden = false } = {}) {
  return {
    topicid: question.id,
    number: questions.indexOf(question) + 1,
    question: hidden ? '' : question.question,
    options: hidden ? [] : question.options,
  };
}
