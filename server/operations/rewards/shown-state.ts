import { shownState } from '@/lib/activities/reward-state-words';
import type { Campaign } from '@/lib/campaign/schema';
import { awaiting, type Reward } from '../../domain/activities/engine/give';
import { couponTermOf } from '../../domain/activities/kinds/coupon/module';

/** The state of a reward as its account sees it. @param verified whether the account is verified */
export function shownStateOf(reward: Reward, verified: boolean, campaigns: readonly Campaign[], now: Date) {
  const activities = campaigns.find(({ slug }) => slug === reward.slug)?.activities ?? [];
  return shownState({
    state: reward.state,
    ...awaiting(reward, verified),
    coupon: couponTermOf(activities, reward, now),
  });
}
