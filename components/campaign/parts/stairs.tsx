import { StairsActivity } from '@/components/activities/tasks/stairs-activity';
import { activityPart } from './part';

/** Tasks as a staircase, for a sequence of about five with short titles. */
export const stairs = activityPart('tasks', ({ campaign }, activity) => (
  <StairsActivity slug={campaign.slug} {...activity} />
));
