import { LazyCashbackActivity } from '@/components/activities/cashback/lazy-cashback';
import { activityBlock } from './block';

export const cashback = activityBlock('cashback', ({ campaign }, activity) => (
  <LazyCashbackActivity slug={campaign.slug} {...activity} />
));
