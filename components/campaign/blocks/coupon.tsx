import { LazyCouponActivity } from '@/components/activities/coupon/lazy-coupon';
import { activityBlock } from './block';

export const coupon = activityBlock('coupon', ({ campaign }, activity) => (
  <LazyCouponActivity slug={campaign.slug} {...activity} />
));
