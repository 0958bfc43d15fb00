import { beijingTime } from '@/lib/beijing/beijing-time';
import type { CouponState } from '@/lib/contract/activities/coupon';

type Own = NonNullable<CouponState['mine']>['coupons'][number];

/** How a coupon looks; `unknown` for a visitor without a session, `sold-out` where none is left to claim. */
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
  claimed: '待生效',
  'in-force': '生效中',
  used: '已使用',
  expired: '已过期',
  'sold-out': '已领完',
};

/** From or until when the visitor's coupon holds, in Beijing time. */
export function termOf(own: Own | undefined): string | undefined {
  if (own?.state === 'claimed' && own.from) return `${beijingTime(own.from)} 生效`;
  if (own?.state === 'in-force' && own.to) return `有效期至 ${beijingTime(own.to, 'end')}`;
  if (own?.state === 'expired' && own.to) return `已于 ${beijingTime(own.to, 'end')} 过期`;
  return undefined;
}

/** When a claimed coupon comes into force and how long it holds, as the definition says. */
export function validityOf(inForceAfterHours: number, validDays: number): string {
  const begin = inForceAfterHours === 0 ? '领取后即时生效' : `领取 ${inForceAfterHours} 小时后生效`;
  return `${begin}，有效期 ${validDays} 天`;
}
