import { LazyStairsActivity } from '@/components/activities/tasks/lazy-stairs';
import { activityPart } from './part';

/** Tasks as a staircase, for a sequence of about five with short titles. */
export const stairs = activityPart('tasks', ({ campaign }, activity) => (
  <LazyStairsActivity slug={campaign.slug} {...activity} />
));
