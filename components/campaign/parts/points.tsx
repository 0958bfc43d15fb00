import { PointsActivity } from '@/components/activities/points/points-activity';
import { activityPart } from './part';

export const points = activityPart('points', ({ campaign }, activity) => (
  <PointsActivity slug={campaign.slug} {...activity} />
));
