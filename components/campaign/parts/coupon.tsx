import { LazyCouponActivity } from '@/components/activities/coupon/lazy-coupon';
import { activityPart } from './part';

export const coupon = activityPart('coupon', ({ campaign }, activity) => (
  <LazyCouponActivity slug={campaign.slug} {...activity} />
));
