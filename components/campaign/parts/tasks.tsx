import { TasksActivity } from '@/components/activities/tasks/tasks-activity';
import { activityPart } from './part';

export const tasks = activityPart('tasks', ({ campaign }, activity) => (
  <TasksActivity slug={campaign.slug} {...activity} />
));
