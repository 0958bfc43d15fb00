import type { NamedRelease } from '@/components/campaign/releases/live-calendar';
import type { Activity } from '@/lib/activities/schema';

/** The releases of a prediction, with the names of those that are known. */
export function releasesOf(activities: readonly Activity[], known: readonly NamedRelease[]): NamedRelease[] {
  const prediction = activities.find((activity) => activity.kind === 'predict');
  const releases = prediction?.round.every === 'release' ? prediction.round.releases : [];
  return releases.map((at) => ({ at, label: known.find((release) => release.at === at)?.label ?? '' }));
}
