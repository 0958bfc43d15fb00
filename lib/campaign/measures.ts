import type { Condition } from '../activities/condition';
import type { CreditSource } from '../activities/credits';
import type { Activity } from '../activities/schema';
import type { Campaign } from './schema';

/** What activities measure of an account. */
export type Measure = 'first-deposit' | 'deposit' | 'lots';

/** Every measure that decides what a campaign gives. */
export function measuresOf({ activities }: Pick<Campaign, 'activities'>): Set<Measure> {
  return new Set(activities.flatMap(measuresIn));
}

function measuresIn(activity: Activity): Measure[] {
  switch (activity.kind) {
    case 'cashback':
      return ['lots'];
    case 'tiers':
      return [activity.measure];
    case 'tasks':
      return activity.tasks.flatMap(({ condition }) => measureOf(condition));
    case 'coupon':
      return activity.coupons.flatMap(({ condition }) => measureOf(condition));
    case 'invite':
      return measureOf(activity.condition);
    case 'points':
      return activity.earn.flatMap((way) => (way.by === 'condition' ? measureOf(way.condition) : []));
    case 'wheel':
      return activity.credits.flatMap(measureOfCredits);
    case 'treasure':
      return [
        ...activity.credits.flatMap(measureOfCredits),
        ...activity.boxes.flatMap(({ unlock }) => (unlock.by === 'condition' ? measureOf(unlock.condition) : [])),
      ];
    case 'quiz':
    case 'predict':
    case 'signin':
    case 'redpacket':
      return [];
  }
}

function measureOf({ type }: Condition): Measure[] {
  if (type === 'trade') return ['lots'];
  return type === 'deposit' || type === 'first-deposit' ? [type] : [];
}

function measureOfCredits(source: CreditSource): Measure[] {
  if (source.from === 'lots') return ['lots'];
  return source.from === 'condition' ? measureOf(source.condition) : [];
}
