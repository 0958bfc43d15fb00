import { SprintActivity } from '@/components/activities/tiers/sprint-activity';
import { activityPart } from './part';

/** A ladder with a race track over it. */
export const sprint = activityPart('tiers', ({ campaign }, activity) => (
  <SprintActivity slug={campaign.slug} {...activity} />
));
