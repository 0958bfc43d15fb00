import type { Chance } from '@/lib/campaign/activity/chances';
import { beijingDay } from '@/lib/time/calendar';
import { earnedTurnsUsed, turnsLeft } from './chances';
import type { Facts } from './facts';

/** Turns that an account has at a moment, of which it has used one at each instant of `usedAt`. */
export function turnsAt(now: Date, chances: readonly Chance[], facts: Facts, usedAt: readonly Date[]): number {
  const usedByDay = new Map<string, number>();
  for (const day of usedAt.map(beijingDay)) usedByDay.set(day, (usedByDay.get(day) ?? 0) + 1);
  const today = beijingDay(now);
  const usedToday = usedByDay.get(today) ?? 0;
  usedByDay.delete(today);
  return turnsLeft(chances, facts, { today: usedToday, before: earnedTurnsUsed(chances, [...usedByDay.values()]) });
}
