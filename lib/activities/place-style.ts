import { activityId } from './activity-id';
import { AWAITED_SHAPES } from './awaited-shape';
import { type Activity, KINDS } from './schema';

/** CSS rules for an inline `<style>`: the awaited height of an activity's container, and its shape until its state is read. */
export function placeStyle(activity: Activity): string {
  const { awaited } = KINDS[activity.kind];
  // The look-up by kind loses the link between kind and definition, hence the cast.
  const { phone, desktop } = typeof awaited === 'function' ? awaited(activity as never) : awaited;
  const place = `#${activityId(activity.kind)}`;
  return `${place}{--awaited-phone:${phone}px;--awaited-desktop:${desktop}px}${place} [data-awaited] span:nth-of-type(2){${AWAITED_SHAPES[activity.kind]}}`;
}
