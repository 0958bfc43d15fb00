import { addDays, beginningOf, fromBeijingClock, isDay } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';
import { OperatorError } from './operation';

/** An instant in Beijing, `YYYY-MM-DD HH:mm`. */
export function beijingTime(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 16).replace('T', ' ');
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
