import { activityId } from './activity-id';
import { type Activity, KINDS } from './schema';

/** CSS rule for an inline `<style>` that sets the awaited height of an activity's container. */
export function placeStyle(activity: Activity): string {
  const { awaited } = KINDS[activity.kind];
  // The look-up by kind loses the link between kind and definition, hence the cast.
  const { phone, desktop } = typeof awaited === 'function' ? awaited(activity as never) : awaited;
  return `#${activityId(activity.kind)}{--awaited-phone:${phone}px;--awaited-desktop:${desktop}px}`;
}
