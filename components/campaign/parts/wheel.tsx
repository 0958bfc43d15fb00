import { LazyWheelActivity } from '@/components/activities/wheel/lazy-wheel';
import { activityPart } from './part';

export const wheel = activityPart('wheel', ({ campaign }, activity) => (
  <LazyWheelActivity slug={campaign.slug} {...activity} />
));
