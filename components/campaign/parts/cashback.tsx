import { LazyCashbackActivity } from '@/components/activities/cashback/lazy-cashback';
import { activityPart } from './part';

export const cashback = activityPart('cashback', ({ campaign }, activity) => (
  <LazyCashbackActivity slug={campaign.slug} {...activity} />
));
