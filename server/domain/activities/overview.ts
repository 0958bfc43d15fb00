import { desc, eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { rewardOverview } from '@/lib/contract/activities/calls';
import { REWARDS_LISTED } from '@/lib/reward/payment-days';
import { rewards } from '../../platform/database/schema/activities';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readVerified } from './engine/facts';
import { awaiting, type Reward } from './engine/give';
import { readPoints } from './engine/points';
import type { ActivityServices } from './engine/services';
import { couponTermOf } from './kinds/coupon/module';

/** All rewards of an account, across campaigns. */
export function registerOverviewRoutes(api: Api<ActivityServices>): void {
  route(api, rewardOverview, async ({ session: { account }, services: { database, campaigns }, now }) => {
    const { balance } = await readPoints(database.orm, account, 0);
    const given = await database.orm
      .select()
      .from(rewards)
      .where(eq(rewards.account, account))
      .orderBy(desc(rewards.id))
      .limit(REWARDS_LISTED);
    const verified = (await readVerified(database.orm, [account])).has(account);
    const shown = given.map((reward) => shownReward(reward, verified, campaigns, now));
    return { IsSuccess: true, Data: { points: balance, rewards: shown } };
  });
}

function shownReward(reward: Reward, verified: boolean, campaigns: readonly Campaign[], now: Date) {
  const { id, slug, label, amount, unit, givenAt, state } = reward;
  const campaign = campaigns.find((candidate) => candidate.slug === slug);
  return {
    id,
    slug,
    title: campaign?.title ?? '',
    prize: { label, amount, unit },
    givenAt: givenAt.toISOString(),
    state,
    ...awaiting(reward, verified),
    coupon: (campaign && couponTermOf(campaign.activities, reward, now)) ?? null,
  };
}
