import { CashbackActivity } from '@/components/activities/cashback/cashback-activity';
import { activityPart } from './part';

export const cashback = activityPart('cashback', ({ campaign }, activity) => (
  <CashbackActivity slug={campaign.slug} {...activity} />
));
