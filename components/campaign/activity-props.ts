import type { Activity } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { ActivityIslandProps } from '../activities/islands';

interface Page {
  campaign: Campaign;
  /** What a picture that leaves the site is signed with. */
  brand: { name: string; picture: string };
}

/** What of an activity's definition goes to the browser. */
export function activityProps(activity: Activity, { campaign: { slug }, brand }: Page): ActivityIslandProps {
  switch (activity.kind) {
    case 'quiz': {
      // The bank holds the right options, which stay on the server.
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
