import { HOLIDAYS } from '@/lib/market/holidays/holidays';
import { addDays } from '@/lib/time/calendar';

/** First Saturday of the lists, and their length in weeks. */
const FIRST_SATURDAY = '2026-11-14';
const WEEKS = 112;

/** Hour in Beijing at which the day's price of gold is final, in summer and in winter. */
const HOUR = '06:00';

/**
 * Instants at which the close of a gold trading day is known: Tuesday to Saturday, for Monday to Friday, except days
 * without trading.
 */
export function dailyCloses(): string[] {
  const days = saturdays().flatMap((saturday) => [3, 4, 5, 6, 7].map((later) => addDays(saturday, later)));
  return [FIRST_SATURDAY, ...days.filter((day) => isTraded(addDays(day, -1)))].map(closeOn);
}

function isTraded(day: string): boolean {
  return HOLIDAYS['metals-and-oil'].ends.get(day) !== Number.NEGATIVE_INFINITY;
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
