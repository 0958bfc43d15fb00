import { between, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { addDays, beginningOf } from '@/lib/time/calendar';

/** Beijing days without a gap, both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days of a query, split by where their figures come from. */
export interface Days {
  summed: readonly DayRange[];
  counted: readonly DayRange[];
}

/**
 * Splits a range into the days that are in a set and those that are not, in as few ranges as possible.
 *
 * @param days may include days outside of the range
 */
export function splitRange(
  { from, to }: DayRange,
  days: ReadonlySet<string>,
): { within: DayRange[]; besides: DayRange[] } {
  const split = { within: [] as DayRange[], besides: [] as DayRange[] };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ranges = days.has(day) ? split.within : split.besides;
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return split;
}

/** True for a day in one of the ranges. */
export function onDays(day: SQLWrapper, ranges: readonly DayRange[]): SQL {
  return or(...ranges.map(({ from, to }) => between(day, sql`${from}::date`, sql`${to}::date`))) ?? sql`false`;
}

/** True for an instant on a day in one of the ranges. */
export function atDays(instant: SQLWrapper, ranges: readonly DayRange[]): SQL {
  const spans = ranges.map(({ from, to }) => {
    const [begins, ends] = [beginningOf(from), beginningOf(addDays(to, 1))].map((at) => at.toISOString());
    return sql`(${instant} >= ${begins}::timestamptz and ${instant} < ${ends}::timestamptz)`;
  });
  return or(...spans) ?? sql`false`;
}
