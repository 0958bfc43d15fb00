import { LazyPointsActivity } from '@/components/activities/points/lazy-points';
import { activityBlock } from './block';

export const points = activityBlock('points', ({ campaign }, activity) => (
  <LazyPointsActivity slug={campaign.slug} {...activity} />
));
