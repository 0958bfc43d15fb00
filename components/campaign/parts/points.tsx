import { LazyPointsActivity } from '@/components/activities/points/lazy-points';
import { activityPart } from './part';

export const points = activityPart('points', ({ campaign }, activity) => (
  <LazyPointsActivity slug={campaign.slug} {...activity} />
));
