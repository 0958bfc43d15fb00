import { BEIJING_OFFSET, beijingClock } from './clock';

const DAY = 24 * 3_600_000;

/** The Beijing day of an instant, `YYYY-MM-DD`. */
export function beijingDay(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 10);
}

/** The instant at which a Beijing day begins. */
export function beginningOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_OFFSET);
}

/** The day so many days after another one; before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The first day of a day's month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after a day's. */
export function firstOfNextMonth(day: string): string {
  return firstOfMonth(addDays(firstOfMonth(day), 32));
}
