import { WheelActivity } from '@/components/activities/wheel/wheel-activity';
import { activityPart } from './part';

export const wheel = activityPart('wheel', ({ campaign }, activity) => (
  <WheelActivity slug={campaign.slug} {...activity} />
));
