import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, beginningOf, fromBeijingClock, isDay } from '@/lib/time/calendar';
import { after, DAY } from '../../platform/clock/clock';
import { iso } from './answer';
import { timeText } from './formats';
import { OperatorError } from './operation';
import { type Field, say } from './words';

/** How far ahead operators may plan; a later date is taken for a slip. */
const PLANNED_AHEAD = 366 * DAY;

/** An instant in Beijing, `YYYY-MM-DD HH:mm`. */
export function beijingTime(instant: Date): string {
  return timeText(iso(instant));
}

/**
 * Parses an instant that an operator wrote: a Beijing day, with or without a time.
 *
 * @param edge which end of the day to use if there is no time
 * @throws OperatorError for any other text
 */
export function readBeijingTime(name: Field, value: string, edge: 'first' | 'last'): Date {
  const instant = isDay(value) ? beginningOf(edge === 'first' ? value : addDays(value, 1)) : fromBeijingClock(value);
  if (!instant) throw new OperatorError(say('not_a_time', { field: name }));
  return instant;
}

/**
 * Rejects an instant that can only be a slip, such as a wrong year.
 * @throws OperatorError if it is in the past, or more than a year ahead
 */
export function requireComing(name: Field, instant: Date, now: Date): void {
  if (instant < now) throw new OperatorError(say('time_is_past', { field: name, at: iso(instant) }));
  if (instant > after(now, PLANNED_AHEAD))
    throw new OperatorError(say('time_is_too_far', { field: name, at: iso(instant) }));
}

/**
 * Matches rows from the option `--from` until `--to`, a Beijing day or time each.
 * @throws OperatorError if one is neither
 */
export function inPeriod(
  column: Column,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, readBeijingTime('--from', from, 'first')),
    to === undefined ? undefined : lt(column, readBeijingTime('--to', to, 'last')),
  );
}
