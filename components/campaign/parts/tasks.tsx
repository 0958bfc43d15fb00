import { LazyTasksActivity } from '@/components/activities/tasks/lazy-tasks';
import { activityPart } from './part';

export const tasks = activityPart('tasks', ({ campaign }, activity) => (
  <LazyTasksActivity slug={campaign.slug} {...activity} />
));
