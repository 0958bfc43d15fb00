import { LazyRedpacketActivity } from '@/components/activities/redpacket/lazy-redpacket';
import { activityPart } from './part';

export const redpacket = activityPart('redpacket', ({ campaign }, activity) => (
  <LazyRedpacketActivity slug={campaign.slug} {...activity} />
));
