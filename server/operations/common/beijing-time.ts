import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, beginningOf, fromBeijingClock, isDay } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';
import { after, DAY } from '../../platform/clock/clock';
import { OperatorError } from './operation';

/** How far ahead operators may plan; a later date is taken for a slip. */
const PLANNED_AHEAD = 366 * DAY;

/** An instant in Beijing, `YYYY-MM-DD HH:mm`. */
export function beijingTime(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 16).replace('T', ' ');
}

/** An instant in Beijing, or `-`. */
export function beijingTimeOrDash(instant: Date | null | undefined): string {
  return instant ? beijingTime(instant) : '-';
}

/** An instant in Beijing to the second, `YYYY-MM-DD HH:mm:ss`. */
export function beijingSecond(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 19).replace('T', ' ');
}

/**
 * Parses an instant that an operator wrote: a Beijing day, with or without a time.
 *
 * @param edge which end of the day to use if there is no time
 * @throws OperatorError for any other text
 */
export function readBeijingTime(name: string, value: string, edge: 'first' | 'last'): Date {
  const instant = isDay(value) ? beginningOf(edge === 'first' ? value : addDays(value, 1)) : fromBeijingClock(value);
  if (!instant) throw new OperatorError(`${name} must be a Beijing day such as 2026-12-01, or 2026-12-01T20:00.`);
  return instant;
}

/**
 * Rejects an instant that can only be a slip, such as a wrong year.
 * @throws OperatorError if it is in the past, or more than a year ahead
 */
export function requireComing(name: string, instant: Date, now: Date): void {
  if (instant < now) throw new OperatorError(`${name}: ${beijingTime(instant)} is in the past. Nothing was changed.`);
  if (instant > after(now, PLANNED_AHEAD))
    throw new OperatorError(`${name}: ${beijingTime(instant)} is more than a year ahead. Nothing was changed.`);
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
