import { LazyTiersActivity } from '@/components/activities/tiers/lazy-tiers';
import { activityPart } from './part';

export const tiers = activityPart('tiers', ({ campaign }, activity) => (
  <LazyTiersActivity slug={campaign.slug} {...activity} />
));
