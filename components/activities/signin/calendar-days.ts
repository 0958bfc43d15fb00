import type { SigninState } from '@/lib/activities/signin/contract';
import { addDays } from '@/lib/time/calendar';

/**
 * How a day of the cycle stands: `signed`, `made-up`; `today` may be signed now; `missed` may be made up; `past` went by
 * for somebody of whom nothing is known, or before the campaign or the account began; `future` is yet to come.
 */
export type DayStatus = 'signed' | 'made-up' | 'today' | 'missed' | 'past' | 'future';

export interface CalendarDay {
  /** `YYYY-MM-DD` in Beijing. */
  day: string;
  status: DayStatus;
  today: boolean;
  /** Counts two. */
  double: boolean;
}

/**
 * The days of the running cycle.
 *
 * @param doubleDays days of the cycle that count two, 1 being its first
 */
export function calendarDays(state: SigninState, doubleDays: readonly number[]): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = state.from; day <= state.to; day = addDays(day, 1)) {
    const double = doubleDays.includes(days.length + 1);
    days.push({ day, status: statusOf(day, state), today: day === state.today, double });
  }
  return days;
}

function statusOf(day: string, { today, mine }: SigninState): DayStatus {
  if (mine?.madeUp.includes(day)) return 'made-up';
  if (mine?.days.includes(day)) return 'signed';
  if (day > today) return 'future';
  if (day === today) return 'today';
  return mine && day >= mine.since ? 'missed' : 'past';
}

/** Empty cells before the first day in a week that begins on Monday. */
export function leadingCells(from: string): number {
  return (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
}
