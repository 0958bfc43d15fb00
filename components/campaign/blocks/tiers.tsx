import { LazyTiersActivity } from '@/components/activities/tiers/lazy-tiers';
import { activityBlock } from './block';

export const tiers = activityBlock('tiers', ({ campaign }, activity) => (
  <LazyTiersActivity slug={campaign.slug} {...activity} />
));
