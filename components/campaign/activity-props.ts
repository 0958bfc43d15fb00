import type { Activity } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { PosterBrand } from '../activities/invite/invite-poster';
import type { ActivityIslandProps } from '../activities/islands';

interface Page {
  campaign: Campaign;
  /** The brand and pictures that visitors share outside the site. */
  brand: PosterBrand;
}

/** The part of an activity's definition that the browser gets. */
export function activityProps(defined: Activity, { campaign: { slug }, brand }: Page): ActivityIslandProps {
  const activity = withoutBookValues(defined);
  switch (activity.kind) {
    case 'quiz': {
      // The question bank contains the right options, which only the server may know.
      const {
        quiz: { activityId },
        ...shown
      } = activity;
      return { slug, activityId, ...shown };
    }
    case 'predict': {
      const { round: _, ...shown } = activity;
      return { slug, ...shown };
    }
    case 'invite':
      return { slug, brand, ...activity };
    default:
      return { slug, ...activity };
  }
}

/** An activity without what its gifts cost us. */
function withoutBookValues(activity: Activity): Activity {
  return JSON.parse(JSON.stringify(activity, (key, value) => (key === 'bookValue' ? undefined : value)));
}
