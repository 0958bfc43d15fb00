import type { CreditSource } from '@/lib/activities/credits';
import { beijingDay } from '@/lib/time/calendar';
import { creditsLeft, earnedCreditsUsed } from './credits-left';
import type { Facts } from './facts';

/** Credits that an account has at a moment, of which it has used one at each instant of `usedAt`. */
export function creditsAt(now: Date, sources: readonly CreditSource[], facts: Facts, usedAt: readonly Date[]): number {
  const usedByDay = new Map<string, number>();
  for (const day of usedAt.map(beijingDay)) usedByDay.set(day, (usedByDay.get(day) ?? 0) + 1);
  const today = beijingDay(now);
  const usedToday = usedByDay.get(today) ?? 0;
  usedByDay.delete(today);
  return creditsLeft(sources, facts, { today: usedToday, before: earnedCreditsUsed(sources, [...usedByDay.values()]) });
}
