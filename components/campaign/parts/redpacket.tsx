import { RedpacketActivity } from '@/components/activities/redpacket/redpacket-activity';
import { activityPart } from './part';

export const redpacket = activityPart('redpacket', ({ campaign }, activity) => (
  <RedpacketActivity slug={campaign.slug} {...activity} />
));
