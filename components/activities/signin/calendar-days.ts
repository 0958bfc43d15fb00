import type { SigninState } from '@/lib/activities/signin/contract';
import { addDays } from '@/lib/time/calendar';

/**
 * Status of a day in the cycle: `signed`; `made-up`; `today` can be signed now; `missed` can be made up; `past` was
 * before the campaign or the account began, or the visitor has no session; `future` is still to come.
 */
export type DayStatus = 'signed' | 'made-up' | 'today' | 'missed' | 'past' | 'future';

export interface CalendarDay {
  /** `YYYY-MM-DD` in Beijing. */
  day: string;
  status: DayStatus;
  today: boolean;
  /** Counts as two days. */
  double: boolean;
}

/**
 * The days of the running cycle.
 *
 * @param doubleDays days of the cycle that count as two, from 1
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
