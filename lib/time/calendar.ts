import { BEIJING_OFFSET } from './clock';

const DAY = 24 * 3_600_000;
const TIME = /^[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** Names of days, by their numbers since 1970. A simulation asks for the same ones millions of times. */
const names = new Map<number, string>();
const MOST_NAMES = 20_000;

/** The Beijing day of an instant, `YYYY-MM-DD`. */
export function beijingDay(instant: Date): string {
  return nameOf(Math.floor((instant.getTime() + BEIJING_OFFSET) / DAY));
}

function nameOf(day: number): string {
  const known = names.get(day);
  if (known) return known;
  const name = new Date(day * DAY).toISOString().slice(0, 10);
  if (names.size < MOST_NAMES) names.set(day, name);
  return name;
}

/** The instant at which a Beijing day begins. */
export function beginningOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_OFFSET);
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // `Date` turns 30 February into a day in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/**
 * The instant of a Beijing wall-clock time such as `2026-12-01T09:30`, with or without seconds; `undefined` for any
 * other text.
 */
export function fromBeijingClock(text: string): Date | undefined {
  const day = text.slice(0, 10);
  return isDay(day) && TIME.test(text.slice(10)) ? new Date(`${day}T${text.slice(11)}+08:00`) : undefined;
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  return nameOf(Date.parse(day) / DAY + days);
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

/** The first day of the month after a day's month. */
export function firstOfNextMonth(day: string): string {
  return firstOfMonth(addDays(firstOfMonth(day), 32));
}
