'use client';

import { LazyIsland } from '../lazy-island';
import type { CouponActivityProps } from './coupon-activity';

const load = async () => (await import('./coupon-activity')).CouponActivity;

/** The coupon island, fetched as the visitor comes near it. */
export function LazyCouponActivity(props: CouponActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
