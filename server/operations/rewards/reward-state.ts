import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockBudgets } from '../../domain/activities/engine/budget';
import type { Reward } from '../../domain/activities/engine/give';
import { lockGiving } from '../../domain/activities/engine/pause';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import type { Table } from '../common/answer';
import type { Details } from '../common/details';
import { REASON } from '../common/fields';
import { defineOperation, type OperationResult, OperatorError } from '../common/operation';
import { addRewardEntry, type Correction, lockRewards, readRewardEntries, rewardIds } from './reward-ledger';
import { dollarsOf, sumsOf } from './reward-sums';
import { hasLeft, takeBack } from './take-back';
import { byVerification } from './verified-owners';
import { say, table } from './words';

/** Marks rewards as paid: the operator has paid the visitor, whose identity is verified. */
export const payRewards = defineOperation({
  name: 'pay',
  title: '支付奖励',
  summary: '已付给客户的奖励，记为已到账；账户须已实名认证，全部或都不',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds }),
  async run({ orm, now, operator }, input) {
    const found = await lockRewards(orm, input.id);
    const withdrawn = found.filter(({ state }) => state === 'void');
    if (withdrawn.length > 0) throw new OperatorError(say('reward_is_void', idsOf(withdrawn)));
    const pending = found.filter(({ state }) => state === 'held');
    if (pending.length > 0) throw new OperatorError(say('reward_is_pending', idsOf(pending)));
    const coupons = found.filter(({ kind, state }) => kind === 'coupon' && state === 'given');
    if (coupons.length > 0) throw new OperatorError(say('reward_is_coupon', idsOf(coupons)));
    const open = found.filter(({ state }) => state === 'given');
    const { unverified } = await byVerification(orm, open);
    if (unverified.length > 0) {
      throw new OperatorError(say('reward_unverified', idsOf(unverified)));
    }
    await markPaid({ orm, now, operator, reason: '' }, open);
    return answered('paid', open, found);
  },
});

/** Takes back unpaid rewards: removes points from the visitor's balance, and returns points paid for a redemption. */
export const voidRewards = defineOperation({
  name: 'void',
  title: '作废奖励',
  summary: '收回待发放的奖励，全部或都不；扣回积分，兑换则退还积分和库存',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: REASON }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const left = found.filter(hasLeft);
    if (left.length > 0) {
      throw new OperatorError(say('reward_has_left', idsOf(left)));
    }
    const current = found.filter(({ state }) => state !== 'void');
    const owed = await takeAllBack({ orm, now, operator, reason }, current);
    return answered('void', current, found, { reason }, owed);
  },
});

/** Takes back paid rewards, after the visitor has returned the money. */
export const reverseRewards = defineOperation({
  name: 'reverse',
  title: '追回奖励',
  summary: '客户退款后，收回已到账或已使用的奖励，全部或都不',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: REASON }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const waiting = found.filter((reward) => reward.state !== 'void' && !hasLeft(reward));
    if (waiting.length > 0) {
      throw new OperatorError(say('reward_not_paid', idsOf(waiting)));
    }
    const current = found.filter(({ state }) => state !== 'void');
    await requireReversed(
      orm,
      found.filter(({ state }) => state === 'void'),
    );
    const owed = await takeAllBack({ orm, now, operator, reason }, current);
    return answered('reversed', current, found, { reason }, owed);
  },
});

/** @throws OperatorError if a void reward was taken back before anyone paid it, so that there was nothing to reverse */
async function requireReversed(orm: Orm, withdrawn: readonly Reward[]): Promise<void> {
  const ids = withdrawn.map(({ id }) => id);
  const entries = await readRewardEntries(orm, ids);
  const never = withdrawn.filter(({ id }) => !entries.some((row) => row.reward === id && row.entry === 'reversed'));
  if (never.length > 0) throw new OperatorError(say('reward_void_before_paid', idsOf(never)));
}

/** Marks unpaid rewards as paid. */
export async function markPaid(correction: Correction, waiting: readonly Reward[]): Promise<void> {
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await correction.orm
    .update(rewards)
    .set({ state: 'paid', changedAt: correction.now })
    .where(inArray(rewards.id, ids));
  for (const reward of waiting) await addRewardEntry(correction, reward, 'paid', [0, reward.unit]);
}

/** Takes back rewards of any campaigns with {@link takeBack}, and returns the points that the accounts owe. */
export async function takeAllBack(correction: Correction, current: readonly Reward[]): Promise<number> {
  const slugs = current.map(({ slug }) => slug);
  await lockBudgets(correction.orm, slugs);
  let owed = 0;
  for (const reward of current) owed += await takeBack(correction, reward);
  return owed;
}

/**
 * Builds the answer after rewards changed to a state; some may have had it before.
 *
 * @param points taken back although they were already spent
 */
export function answered(
  state: 'given' | 'paid' | 'void' | 'reversed',
  changed: readonly Reward[],
  found: readonly Reward[],
  more: Details = {},
  points = 0,
): OperationResult {
  const already = found.length - changed.length;
  const answer = [
    say('rewards_changed', { count: found.length, state }),
    ...(already > 0 ? [say('rewards_had_state', { count: already })] : []),
    ...(points > 0 ? [say('points_owed', { points })] : []),
  ];
  if (changed.length === 0) return { answer };
  return {
    answer,
    effect: [...answer, changedTable(changed)],
    details: { rewards: changed.map(({ id }) => id), ...more },
    dollars: dollarsOf(changed),
  };
}

/** The rewards that an operation changes, with whose they are, and their sums. */
export function changedTable(changed: readonly Reward[]): Table {
  const rows = changed.map((reward) => ({
    id: reward.id,
    account: reward.account,
    sum: sumsOf([reward]),
    campaign: reward.slug,
    label: reward.label,
  }));
  const total = { id: null, account: null, sum: sumsOf(changed), campaign: null, label: null };
  return table('changed_rewards', [...rows, total], { total: true });
}

function idsOf(some: readonly Reward[]): { ids: number[] } {
  return { ids: some.map(({ id }) => id) };
}
