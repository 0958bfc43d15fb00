import { addDays, firstOfMonth, firstOfNextMonth, mondayOf } from '@/lib/time/calendar';

/** First and last Beijing day. */
export interface Cycle {
  from: string;
  to: string;
}

/** The calendar month or the week, Monday to Sunday, of a Beijing day. */
export function cycleAt(cycle: 'month' | 'week', day: string): Cycle {
  if (cycle === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  return { from: firstOfMonth(day), to: addDays(firstOfNextMonth(day), -1) };
}

/** The days in an unbroken row around `day`; empty if `day` is not among them. */
export function runThrough(days: readonly string[], day: string): string[] {
  const all = new Set(days);
  const run: string[] = [];
  for (let before = day; all.has(before); before = addDays(before, -1)) run.unshift(before);
  if (run.length === 0) return run;
  for (let next = addDays(day, 1); all.has(next); next = addDays(next, 1)) run.push(next);
  return run;
}

/**
 * The weight of a cycle's days: one each, two for a double day. `doubleDays` are numbered from the cycle's first day,
 * which is 1.
 */
export function weightOf(days: readonly string[], { from }: Cycle, doubleDays: readonly number[]): number {
  const double = new Set(doubleDays.map((number) => addDays(from, number - 1)));
  return days.reduce((weight, day) => weight + (double.has(day) ? 2 : 1), 0);
}
