import { addDays } from '@/lib/time/calendar';

/** First Saturday of the lists, and their length in weeks. */
const FIRST_SATURDAY = '2026-11-14';
const WEEKS = 112;

/** Hour in Beijing at which the day's price of gold is final, in summer and in winter. */
const HOUR = '06:00';

/** Instants at which the close of a gold trading day is known: Tuesday to Saturday, for Monday to Friday. */
export function dailyCloses(): string[] {
  const closes = saturdays().flatMap((saturday) => [3, 4, 5, 6, 7].map((days) => closeOn(addDays(saturday, days))));
  return [closeOn(FIRST_SATURDAY), ...closes];
}

/** Instants at which the close of a gold trading week is known: Saturdays. */
export function weeklyCloses(): string[] {
  return saturdays().map(closeOn);
}

function saturdays(): string[] {
  return Array.from({ length: WEEKS }, (_, week) => addDays(FIRST_SATURDAY, week * 7));
}

function closeOn(day: string): string {
  return `${day}T${HOUR}:00+08:00`;
}
