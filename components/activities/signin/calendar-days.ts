import type { SigninState } from '@/lib/activities/signin/contract';
import { addDays } from '@/lib/time/calendar';

/**
 * How a day of the cycle stands: `signed`, `made-up`; `today` may be signed now; `missed` may be made up; `past` went by
 * for somebody of whom nothing is known, or before the campaign; `future` is yet to come.
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
 * @param begins the campaign's first day in Beijing, `null` for one without
 */
export function calendarDays(state: SigninState, doubleDays: readonly number[], begins: string | null): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = state.from; day <= state.to; day = addDays(day, 1)) {
    const double = doubleDays.includes(days.length + 1);
    days.push({ day, status: statusOf(day, state, begins), today: day === state.today, double });
  }
  return days;
}

function statusOf(day: string, { today, mine }: SigninState, begins: string | null): DayStatus {
  if (mine?.madeUp.includes(day)) return 'made-up';
  if (mine?.days.includes(day)) return 'signed';
  if (day > today) return 'future';
  if (day === today) return 'today';
  return mine && (!begins || day >= begins) ? 'missed' : 'past';
}

/** Empty cells before the first day in a week that begins on Monday. */
export function leadingCells(from: string): number {
  return (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
}
