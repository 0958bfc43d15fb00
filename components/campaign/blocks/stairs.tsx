import { LazyStairsActivity } from '@/components/activities/tasks/lazy-stairs';
import { activityBlock } from './block';

/** Tasks as a staircase, for a sequence of about five with short titles. */
export const stairs = activityBlock('tasks', ({ campaign }, activity) => (
  <LazyStairsActivity slug={campaign.slug} {...activity} />
));
