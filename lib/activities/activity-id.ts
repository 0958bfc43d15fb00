import type { ActivityKind } from './schema';

/** HTML id of an activity's container on its page. */
export function activityId(kind: ActivityKind): string {
  return `activity-${kind}`;
}
