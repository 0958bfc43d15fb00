import type { ActivityKind } from './schema';

/** Id of an activity's place on its page. */
export function activityId(kind: ActivityKind): string {
  return `activity-${kind}`;
}
