import type * as z from 'zod/mini';
import { rewardStateWords } from '@/lib/activities/reward-state-words';
import type { rewardOverview } from '@/lib/contract/activities/calls';
import { beijingDate } from '@/lib/time/format';

export type GivenReward = z.infer<typeof rewardOverview.response>['Data']['rewards'][number];

/** The status of a reward, in words. */
export function stateWords({ state, unverified, coupon }: GivenReward): string {
  if (!coupon || state === 'void' || coupon.state === 'held') return rewardStateWords({ state, unverified });
  switch (coupon.state) {
    case 'claimed':
      return `${beijingDate(coupon.from)}起可用`;
    case 'in-force':
      return `可用至${beijingDate(new Date(Date.parse(coupon.to) - 1).toISOString())}`;
    case 'used':
      return '已使用';
    case 'expired':
      return '已过期';
  }
}

/** Whether a reward still waits for approval, payment or use. */
export function isOpen({ state, coupon }: GivenReward): boolean {
  if (state === 'held') return true;
  return coupon ? coupon.state === 'claimed' || coupon.state === 'in-force' : state === 'given';
}
