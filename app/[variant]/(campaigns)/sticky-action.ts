import { activityId } from '@/lib/activities/activity-id';
import { KINDS } from '@/lib/activities/schema';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import type { Campaign } from '@/lib/campaign/schema';

/** Text and target of the bar at the bottom of a phone's screen: the form, or else the first activity. */
export function stickyAction({ form, activities }: Campaign): { children: string; target: string } {
  const [first] = activities;
  if (form || !first) return { children: form?.submit ?? '立即开户', target: BANNER_FORM };
  return { children: KINDS[first.kind].words.link, target: activityId(first.kind) };
}
