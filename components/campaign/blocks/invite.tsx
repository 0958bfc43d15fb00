import { LazyInviteActivity } from '@/components/activities/invite/lazy-invite';
import { activityBlock } from './block';

export const invite = activityBlock('invite', ({ campaign, brand }, activity) => (
  <LazyInviteActivity slug={campaign.slug} brand={brand} {...activity} />
));
