import type { Question, Quiz } from './bank';

/** One week of a quiz, Monday 00:00 to Monday 00:00 Beijing time. */
export interface Term {
  /** Weeks since Monday 1970-01-05 in Beijing. */
  periodId: number;
  beginsAt: Date;
  endsAt: Date;
  questions: readonly Question[];
}

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
// Monday 1970-01-05 00:00 in Beijing (UTC+8, no daylight saving time).
const FIRST_MONDAY = 4 * 24 * HOUR - 8 * HOUR;

/** The term that runs at an instant. */
export function termAt(quiz: Quiz, now: Date): Term {
  return term(quiz, Math.floor((now.getTime() - FIRST_MONDAY) / WEEK));
}

/** The running term and the past ones that remain readable, newest first. */
export function readableTerms(quiz: Quiz, now: Date): Term[] {
  const { periodId } = termAt(quiz, now);
  return Array.from({ length: quiz.pastTerms + 1 }, (_, weeksAgo) => term(quiz, periodId - weeksAgo));
}

function term({ bank, questionsPerTerm }: Quiz, periodId: number): Term {
  const beginsAt = new Date(FIRST_MONDAY + periodId * WEEK);
  const first = periodId * questionsPerTerm;
  const questions = Array.from(
    { length: questionsPerTerm },
    (_, offset) => bank[(first + offset) % bank.length] as Question,
  );
  return { periodId, beginsAt, endsAt: new Date(beginsAt.getTime() + WEEK), questions };
}
