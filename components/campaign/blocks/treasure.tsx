import { LazyTreasureActivity } from '@/components/activities/treasure/lazy-treasure';
import { activityBlock } from './block';

export const treasure = activityBlock('treasure', ({ campaign }, activity) => (
  <LazyTreasureActivity slug={campaign.slug} {...activity} />
));
