import { addDays, beginningOf } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';
import { OperatorError } from './operation';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/;

/** An instant in Beijing, `YYYY-MM-DD HH:mm`. */
export function beijingTime(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 16).replace('T', ' ');
}

/**
 * The instant that an operator wrote: a Beijing day, or one with its time.
 *
 * @param edge which end of a day is meant where no time stands
 * @throws OperatorError for anything else
 */
export function readBeijingTime(name: string, value: string, edge: 'first' | 'last'): Date {
  const [, day = '', hour, minute] = FORM.exec(value) ?? [];
  const exists = day !== '' && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  if (!exists) throw new OperatorError(`${name} must be a Beijing day such as 2026-12-01, or 2026-12-01T20:00.`);
  if (hour === undefined) return beginningOf(edge === 'first' ? day : addDays(day, 1));
  return new Date(beginningOf(day).getTime() + Number(hour) * HOUR + Number(minute) * MINUTE);
}
