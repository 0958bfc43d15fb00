import { activityId } from './activity-id';
import { type Activity, KINDS } from './schema';

/** The rule that tells an activity's place how high it will be, for an inline `<style>`. */
export function placeStyle(activity: Activity): string {
  const { awaited } = KINDS[activity.kind];
  // Kind and definition belong together, which a look-up by the kind forgets.
  const { phone, desktop } = typeof awaited === 'function' ? awaited(activity as never) : awaited;
  return `#${activityId(activity.kind)}{--awaited-phone:${phone}px;--awaited-desktop:${desktop}px}`;
}
