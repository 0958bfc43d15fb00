import { TiersActivity } from '@/components/activities/tiers/tiers-activity';
import { activityPart } from './part';

export const tiers = activityPart('tiers', ({ campaign }, activity) => (
  <TiersActivity slug={campaign.slug} {...activity} />
));
