import { activityId } from './activity-id';
import { type ActivityKind, KINDS } from './schema';

/** The rule that tells an activity's place how high it will be, for an inline `<style>`. */
export function placeStyle(kind: ActivityKind): string {
  const { phone, desktop } = KINDS[kind].awaited;
  return `#${activityId(kind)}{--awaited-phone:${phone}px;--awaited-desktop:${desktop}px}`;
}
