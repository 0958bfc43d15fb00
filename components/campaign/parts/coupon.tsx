import { CouponActivity } from '@/components/activities/coupon/coupon-activity';
import { activityPart } from './part';

export const coupon = activityPart('coupon', ({ campaign }, activity) => (
  <CouponActivity slug={campaign.slug} {...activity} />
));
