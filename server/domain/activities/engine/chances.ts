import type { Chance } from '@/lib/campaign/activity/chances';
import { type Facts, meets } from './facts';

/** Turns that an account has now: the day's that were not used today, and the others that were never used. */
export function turnsLeft(chances: readonly Chance[], facts: Facts, used: { today: number; before: number }): number {
  const daily = sum(chances.map((chance) => (chance.from === 'day' ? chance.count : 0)));
  const earned = sum(chances.map((chance) => earnedBy(chance, facts)));
  // A day's turns are used first; what went beyond them came from the earned ones.
  return Math.max(0, daily - used.today) + Math.max(0, earned - used.before - Math.max(0, used.today - daily));
}

function earnedBy(chance: Chance, facts: Facts): number {
  switch (chance.from) {
    case 'day':
      return 0;
    case 'condition':
      return meets(chance.condition, facts) ? chance.count : 0;
    case 'lots':
      return Math.min(chance.max, Math.floor(facts.lots / chance.each + 1e-9));
  }
}

/**
 * Of turns used on earlier days, how many were earned ones: each day's use beyond the day's own.
 *
 * @param usedByDay turns used on each earlier Beijing day
 */
export function earnedTurnsUsed(chances: readonly Chance[], usedByDay: readonly number[]): number {
  const daily = sum(chances.map((chance) => (chance.from === 'day' ? chance.count : 0)));
  return sum(usedByDay.map((used) => Math.max(0, used - daily)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
