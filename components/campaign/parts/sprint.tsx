import { LazySprintActivity } from '@/components/activities/tiers/lazy-sprint';
import { activityPart } from './part';

/** A ladder with a race track over it. */
export const sprint = activityPart('tiers', ({ campaign }, activity) => (
  <LazySprintActivity slug={campaign.slug} {...activity} />
));
