import type * as z from 'zod/mini';
import { REWARD_STATES_ZH, shownState } from '@/lib/activities/reward-state-words';
import type { rewardOverview } from '@/lib/contract/activities/calls';
import { beijingDate } from '@/lib/time/format';

export type GivenReward = z.infer<typeof rewardOverview.response>['Data']['rewards'][number];

/** The status of a reward, in words. */
export function stateWords(reward: GivenReward): string {
  const { coupon } = reward;
  const shown = shownState(reward);
  if (coupon && shown === 'claimed') return `${beijingDate(coupon.from)}起可用`;
  if (coupon && shown === 'in-force') {
    return `可用至${beijingDate(new Date(Date.parse(coupon.to) - 1).toISOString())}`;
  }
  return REWARD_STATES_ZH[shown];
}

/** Whether a reward still waits for approval, payment or use. */
export function isOpen({ state, coupon }: GivenReward): boolean {
  if (state === 'held') return true;
  return coupon ? coupon.state === 'claimed' || coupon.state === 'in-force' : state === 'given';
}
