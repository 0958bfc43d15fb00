import { LazyTreasureActivity } from '@/components/activities/treasure/lazy-treasure';
import { activityPart } from './part';

export const treasure = activityPart('treasure', ({ campaign }, activity) => (
  <LazyTreasureActivity slug={campaign.slug} {...activity} />
));
