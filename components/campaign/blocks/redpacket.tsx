import { LazyRedpacketActivity } from '@/components/activities/redpacket/lazy-redpacket';
import { activityBlock } from './block';

export const redpacket = activityBlock('redpacket', ({ campaign }, activity) => (
  <LazyRedpacketActivity slug={campaign.slug} {...activity} />
));
