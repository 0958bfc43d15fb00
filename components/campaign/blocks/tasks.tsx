import { LazyTasksActivity } from '@/components/activities/tasks/lazy-tasks';
import { activityBlock } from './block';

export const tasks = activityBlock('tasks', ({ campaign }, activity) => (
  <LazyTasksActivity slug={campaign.slug} {...activity} />
));
