import type { CreditSource } from '@/lib/activities/credits';
import { beijingDay } from '@/lib/time/calendar';
import { type Facts, meets } from './facts';

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

/** Credits that an account has now: today's unused ones, and the earned ones that were never used. */
function creditsLeft(sources: readonly CreditSource[], facts: Facts, used: { today: number; before: number }): number {
  const daily = sum(sources.map((source) => (source.from === 'day' ? source.count : 0)));
  const earned = creditsEarned(sources, facts);
  // The credits of a day are used first; further uses take earned ones.
  return Math.max(0, daily - used.today) + Math.max(0, earned - used.before - Math.max(0, used.today - daily));
}

/** Credits that an account has earned permanently, without the daily ones. */
function creditsEarned(sources: readonly CreditSource[], facts: Facts): number {
  return sum(sources.map((source) => earnedBy(source, facts)));
}

function earnedBy(source: CreditSource, facts: Facts): number {
  switch (source.from) {
    case 'day':
      return 0;
    case 'condition':
      return meets(source.condition, facts) ? source.count : 0;
    case 'lots':
      return Math.min(source.max, Math.floor(facts.lots / source.each + 1e-9));
  }
}

/**
 * How many of the credits used on earlier days were earned ones: each day's uses beyond its daily credits.
 *
 * @param usedByDay credits used on each earlier Beijing day
 */
function earnedCreditsUsed(sources: readonly CreditSource[], usedByDay: readonly number[]): number {
  const daily = sum(sources.map((source) => (source.from === 'day' ? source.count : 0)));
  return sum(usedByDay.map((used) => Math.max(0, used - daily)));
}

/** The sum, without rounding. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
