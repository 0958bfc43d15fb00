import type { Activity } from './schema';
import type { PrizeUnit } from './units';

/** The units of all prizes of an activity. */
export function prizeUnitsOf(activity: Activity): Set<PrizeUnit> {
  return new Set(unitsOf(activity));
}

function unitsOf(activity: Activity): PrizeUnit[] {
  switch (activity.kind) {
    case 'wheel':
      return drawnUnits(activity.segments);
    case 'treasure':
      return activity.boxes.flatMap(({ outcomes }) => drawnUnits(outcomes));
    case 'redpacket':
      return drawnUnits(activity.packets);
    case 'quiz':
      return drawnUnits(activity.prizes);
    case 'tasks':
      return drawnUnits(activity.tasks);
    case 'predict':
      return [activity.prize.unit, ...drawnUnits(activity.streaks)];
    case 'signin':
      return [activity.daily.unit, ...drawnUnits(activity.milestones)];
    case 'invite':
      return [activity.each.unit, ...drawnUnits(activity.tiers)];
    case 'points':
      return ['points', ...drawnUnits(activity.shop)];
    case 'tiers':
      return [activity.unit];
    case 'cashback':
      return ['usd'];
    case 'coupon':
      return ['coupon'];
  }
}

function drawnUnits(all: readonly { prize: { unit: PrizeUnit } | null }[]): PrizeUnit[] {
  return all.flatMap(({ prize }) => prize?.unit ?? []);
}
