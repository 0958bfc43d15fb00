import { LazySprintActivity } from '@/components/activities/tiers/lazy-sprint';
import { activityBlock } from './block';

/** A ladder with a race track over it. */
export const sprint = activityBlock('tiers', ({ campaign }, activity) => (
  <LazySprintActivity slug={campaign.slug} {...activity} />
));
