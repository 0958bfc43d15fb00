import { LazyInviteActivity } from '@/components/activities/invite/lazy-invite';
import { activityPart } from './part';

export const invite = activityPart('invite', ({ campaign, brand }, activity) => (
  <LazyInviteActivity slug={campaign.slug} brand={brand} {...activity} />
));
