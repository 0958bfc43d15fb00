import type { Activity } from '../activities/schema';

/** How often an activity begins again, in Beijing time. */
export type Cycle = 'day' | 'week' | 'month';

/** How often a campaign's activities begin again; `undefined` if none does, or if its rounds have dates of their own. */
export function cycleOf(activities: readonly Activity[]): Cycle | undefined {
  return activities.map(cycleOfActivity).find((cycle) => cycle !== undefined);
}

function cycleOfActivity(activity: Activity): Cycle | undefined {
  switch (activity.kind) {
    case 'tiers':
      return activity.term;
    case 'signin':
      return activity.cycle;
    case 'quiz':
      return 'week';
    case 'treasure':
      return activity.renews === 'never' ? undefined : activity.renews;
    default:
      return undefined;
  }
}
