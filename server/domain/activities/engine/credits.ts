import type { CreditSource } from '@/lib/activities/credits';
import { beijingDay } from '@/lib/time/calendar';
import { creditsEarned, creditsLeft, earnedCreditsUsed } from './credits-left';
import type { Facts } from './facts';

/** Used credits that exceed the daily ones and those earned by now. */
export function creditsOwed(sources: readonly CreditSource[], facts: Facts, usedAt: readonly Date[]): number {
  return Math.max(0, earnedCreditsUsed(sources, [...countByDay(usedAt).values()]) - creditsEarned(sources, facts));
}

/** Credits that an account has at a moment, after it has used one at each instant of `usedAt`. */
export function creditsAt(now: Date, sources: readonly CreditSource[], facts: Facts, usedAt: readonly Date[]): number {
  const usedByDay = countByDay(usedAt);
  const today = beijingDay(now);
  const usedToday = usedByDay.get(today) ?? 0;
  usedByDay.delete(today);
  return creditsLeft(sources, facts, { today: usedToday, before: earnedCreditsUsed(sources, [...usedByDay.values()]) });
}

function countByDay(instants: readonly Date[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const day of instants.map(beijingDay)) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  return byDay;
}
