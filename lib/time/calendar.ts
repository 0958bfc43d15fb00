import { BEIJING_OFFSET, beijingClock } from './clock';

const DAY = 24 * 3_600_000;
const TIME = /^[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** The Beijing day of an instant, `YYYY-MM-DD`. */
export function beijingDay(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 10);
}

/** The instant at which a Beijing day begins. */
export function beginningOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_OFFSET);
}

/** Whether the calendar has this day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // `Date` takes the 30th of February for a day of March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The instant at which Beijing's clocks show this, `2026-12-01T09:30`, with seconds or without; `undefined` for any other text. */
export function fromBeijingClock(text: string): Date | undefined {
  const day = text.slice(0, 10);
  return isDay(day) && TIME.test(text.slice(10)) ? new Date(`${day}T${text.slice(11)}+08:00`) : undefined;
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
