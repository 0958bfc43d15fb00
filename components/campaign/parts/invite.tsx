import { InviteActivity } from '@/components/activities/invite/invite-activity';
import { activityPart } from './part';

export const invite = activityPart('invite', ({ campaign, brand }, activity) => (
  <InviteActivity slug={campaign.slug} brand={brand} {...activity} />
));
