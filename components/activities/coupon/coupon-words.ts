import type { CouponState } from '@/lib/activities/coupon/contract';
import type { ActivityOf } from '@/lib/activities/schema';
import { beijingDateTime } from '@/lib/time/format';

type Coupon = ActivityOf<'coupon'>['coupons'][number];
type Own = NonNullable<CouponState['mine']>['coupons'][number];

/** The look of a coupon; `unknown` for a visitor without a session, `sold-out` if none is left to claim. */
export type CouponLook = Own['state'] | 'unknown' | 'sold-out';

export function lookOf(own: Own | undefined, left: number | null): CouponLook {
  const state = own?.state ?? 'unknown';
  const claimable = state === 'unknown' || state === 'open' || state === 'locked';
  return claimable && left === 0 ? 'sold-out' : state;
}

/** The stamp on the ticket. */
export const STAMPS: Record<CouponLook, string> = {
  unknown: '',
  locked: '未解锁',
  open: '可领取',
  held: '审核中',
  claimed: '待生效',
  'in-force': '生效中',
  used: '已使用',
  expired: '已过期',
  'sold-out': '已领完',
};

/** The lines below a coupon's name: the condition if it is not yet met, and how long the coupon is valid. */
export function linesOf(coupon: Coupon, look: CouponLook): string[] {
  if (look === 'locked' || look === 'unknown') return [coupon.hint, validityOf(coupon)];
  return look === 'used' || look === 'sold-out' ? [] : [validityOf(coupon)];
}

/** A coupon's own dates in Beijing time, shown instead of the claim button. */
export function termOf({ state, from, to }: Own): string | undefined {
  if (state === 'held') return '已领取，审核通过后生效';
  if (state === 'claimed' && from) return `将于 ${beijingDateTime(from)} 生效`;
  if (state === 'in-force' && to) return `有效期至 ${beijingDateTime(to, 'end')}`;
  if (state === 'expired' && to) return `已于 ${beijingDateTime(to, 'end')} 过期`;
  return undefined;
}

function validityOf({ inForceAfterHours, validDays }: Coupon): string {
  const begin = inForceAfterHours === 0 ? '领取后即时生效' : `领取 ${inForceAfterHours} 小时后生效`;
  return `${begin}，有效期 ${validDays} 天`;
}
