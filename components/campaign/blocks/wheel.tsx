import { LazyWheelActivity } from '@/components/activities/wheel/lazy-wheel';
import { activityBlock } from './block';

export const wheel = activityBlock('wheel', ({ campaign }, activity) => (
  <LazyWheelActivity slug={campaign.slug} {...activity} />
));
