import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { centsOf, lockBudgets, spend } from '../../domain/activities/engine/budget';
import type { Reward } from '../../domain/activities/engine/give';
import { lockGiving } from '../../domain/activities/engine/pause';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { CAMPAIGN, REASON } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { requireGoingOn } from './pause';
import { addRewardEntry, lockRewards, readRewardEntries, rewardIds } from './reward-ledger';
import { answered, takeAllBack } from './reward-state';
import { say, table } from './words';

/** Lists the rewards for which no budget has room. */
export const pendingRewards = defineOperation({
  name: 'held',
  title: '审核中的奖励',
  summary: '列出因预算不足而在审核中的奖励，旧的在前',
  subject: '奖励',
  permission: 'rewards',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ campaign: CAMPAIGN.optional().meta({ help: '只看此活动' }) }),
  async run({ services, orm }, { campaign }) {
    const slug = campaign && findCampaign(services, campaign).slug;
    const rows = await orm
      .select()
      .from(rewards)
      .where(and(eq(rewards.state, 'held'), slug ? eq(rewards.slug, slug) : undefined))
      .orderBy(asc(rewards.id));
    const listed = rows.map(({ id, account, amount, unit, slug, kind, source, givenAt, label }) => ({
      id,
      account,
      amount: { amount, unit },
      campaign: slug,
      for: `${kind} ${source}`,
      since: iso(givenAt),
      label,
    }));
    return { answer: [table('pending_rewards', listed, { empty: say('no_pending_reward') })] };
  },
});

/** Gives pending rewards if the budgets have room for all of them. */
export const releaseRewards = defineOperation({
  name: 'release',
  title: '放行奖励',
  summary: '放行审核中的奖励，之后待发放；预算须足够，要么全部放行，要么都不放行',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds }),
  async run({ orm, now, operator }, { id: wanted }) {
    await requireGoingOn(orm);
    const found = await lockRewards(orm, wanted);
    const pending = requirePending(found, 'given');
    await requireReleased(orm, found);
    await lockBudgets(
      orm,
      pending.map(({ slug }) => slug),
    );
    for (const reward of pending) {
      if (await spend(orm, reward.slug, centsOf(reward))) continue;
      throw new OperatorError(say('no_room_in_budget', { id: reward.id, campaign: reward.slug }));
    }
    for (const reward of pending) {
      // The term of a coupon starts when the visitor can use it.
      const set = { state: 'given' as const, changedAt: now, ...(reward.kind === 'coupon' && { givenAt: now }) };
      await orm.update(rewards).set(set).where(eq(rewards.id, reward.id));
      await addRewardEntry({ orm, now, operator, reason: '' }, reward, 'given', [0, reward.unit]);
    }
    return answered('given', pending, found);
  },
});

/** Refuses pending rewards permanently. */
export const refuseRewards = defineOperation({
  name: 'refuse',
  title: '拒发奖励',
  summary: '永久拒发审核中的奖励，全部或都不；退还兑换所用积分',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  input: z.strictObject({ id: rewardIds, reason: REASON }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const pending = requirePending(found, 'void');
    await takeAllBack({ orm, now, operator, reason }, pending);
    return answered('void', pending, found, { reason });
  },
});

/** @throws OperatorError if a given reward was never pending, so that no release gave it */
async function requireReleased(orm: Orm, found: readonly Reward[]): Promise<void> {
  const given = found.filter(({ state }) => state === 'given');
  const entries = await readRewardEntries(
    orm,
    given.map(({ id }) => id),
  );
  // Of the operations that give, only a release needs no reason.
  const never = given.find(
    ({ id }) => !entries.some((row) => row.reward === id && row.entry === 'given' && !row.reason),
  );
  if (never) throw new OperatorError(say('reward_never_pending', { id: never.id }));
}

/** The pending ones among the rewards; the others must already have the new state. */
function requirePending(found: readonly Reward[], already: 'given' | 'void'): Reward[] {
  const other = found.find(({ state }) => state !== 'held' && state !== already);
  if (other) throw new OperatorError(say('reward_not_pending', { id: other.id, state: other.state }));
  return found.filter(({ state }) => state === 'held');
}
