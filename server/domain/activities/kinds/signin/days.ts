import { addDays, firstOfMonth, firstOfNextMonth, mondayOf } from '@/lib/time/calendar';

/** First and last Beijing day. */
export interface Cycle {
  from: string;
  to: string;
}

/** The calendar month or the week, Monday to Sunday, that a Beijing day lies in. */
export function cycleAt(cycle: 'month' | 'week', day: string): Cycle {
  if (cycle === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  return { from: firstOfMonth(day), to: addDays(firstOfNextMonth(day), -1) };
}

/** Those of some days that lie in a row with `day`, before and after it; none where it is not among them. */
export function runThrough(days: readonly string[], day: string): string[] {
  const all = new Set(days);
  const run: string[] = [];
  for (let before = day; all.has(before); before = addDays(before, -1)) run.unshift(before);
  if (run.length === 0) return run;
  for (let next = addDays(day, 1); all.has(next); next = addDays(next, 1)) run.push(next);
  return run;
}

/** What days of a cycle count: one each, two on a double day. `doubleDays` are numbered from the cycle's first, which is 1. */
export function weightOf(days: readonly string[], { from }: Cycle, doubleDays: readonly number[]): number {
  const double = new Set(doubleDays.map((number) => addDays(from, number - 1)));
  return days.reduce((weight, day) => weight + (double.has(day) ? 2 : 1), 0);
}
