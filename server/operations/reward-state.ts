import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockBudgets } from '../domain/activities/engine/budget';
import type { Reward } from '../domain/activities/engine/give';
import { lockGiving } from '../domain/activities/engine/pause';
import { rewards } from '../platform/database/schema/activities';
import { defineOperation, type Operated, OperatorError } from './operation';
import { reasonText, rewardIds } from './reward-ids';
import { addRewardEntry, type Correction, lockRewards } from './reward-ledger';
import { dollarsOf } from './reward-sums';
import { hasLeft, owedPointsText, takeBack } from './take-back';
import { byVerification } from './verified-owners';

/** Marks rewards paid: what waited for an operator has reached the visitor, whose identity is verified. */
export const payRewards = defineOperation({
  name: 'pay',
  summary: 'marks rewards of verified accounts paid, all of them or none',
  operands: ['id...'],
  act: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds }),
  async run({ orm, now, operator }, input) {
    const found = await lockRewards(orm, input.id);
    const withdrawn = found.filter(({ state }) => state === 'void');
    if (withdrawn.length > 0) throw new OperatorError(`${listed(withdrawn)} was taken back. Nothing was marked.`);
    const held = found.filter(({ state }) => state === 'held');
    if (held.length > 0) throw new OperatorError(`${listed(held)} is held: release it first. Nothing was marked.`);
    const coupons = found.filter(({ kind, state }) => kind === 'coupon' && state === 'given');
    if (coupons.length > 0) throw new OperatorError(`${listed(coupons)} is a coupon: mark it with use-coupon.`);
    const open = found.filter(({ state }) => state === 'given');
    const { unverified } = await byVerification(orm, open);
    if (unverified.length > 0) {
      throw new OperatorError(`${listed(unverified)} is of an account that is not verified. Nothing was marked.`);
    }
    await markPaid({ orm, now, operator, reason: '' }, open);
    return answered('paid', open, found);
  },
});

/** Takes rewards back before they are paid; points leave the visitor's balance, those paid for a redemption come back to it. */
export const voidRewards = defineOperation({
  name: 'void',
  summary:
    'takes rewards back that were not paid, all of them or none; points leave the balance, those paid for a redemption and its stock return',
  operands: ['id...'],
  options: { reason: 'why, for the record' },
  act: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const left = found.filter(hasLeft);
    if (left.length > 0) {
      throw new OperatorError(
        `${listed(left)} was paid or used already: take it back with reverse. Nothing was marked.`,
      );
    }
    const standing = found.filter(({ state }) => state !== 'void');
    const owed = await takeAllBack({ orm, now, operator, reason }, standing);
    return answered('void', standing, found, { reason }, owed);
  },
});

/** Takes paid rewards back: the money was got back from the visitor. */
export const reverseRewards = defineOperation({
  name: 'reverse',
  summary: 'takes rewards back that were paid or used, all of them or none, once the visitor no longer has the money',
  operands: ['id...'],
  options: { reason: 'why, for the record' },
  act: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const waiting = found.filter((reward) => reward.state !== 'void' && !hasLeft(reward));
    if (waiting.length > 0) {
      throw new OperatorError(`${listed(waiting)} was not paid: take it back with void. Nothing was marked.`);
    }
    const standing = found.filter(({ state }) => state !== 'void');
    const owed = await takeAllBack({ orm, now, operator, reason }, standing);
    return answered('reversed', standing, found, { reason }, owed);
  },
});

/** Marks rewards paid that wait for it. */
export async function markPaid(correction: Correction, waiting: readonly Reward[]): Promise<void> {
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await correction.orm
    .update(rewards)
    .set({ state: 'paid', changedAt: correction.now })
    .where(inArray(rewards.id, ids));
  for (const reward of waiting) await addRewardEntry(correction, reward, 'paid', [0, reward.unit]);
}

/** Takes rewards of any campaigns back, each as {@link takeBack} does, and answers the points that are owed for it. */
export async function takeAllBack(correction: Correction, standing: readonly Reward[]): Promise<number> {
  const slugs = standing.map(({ slug }) => slug);
  await lockBudgets(correction.orm, slugs);
  let owed = 0;
  for (const reward of standing) owed += await takeBack(correction, reward);
  return owed;
}

/**
 * What an operator is told of rewards that have come to a state, of which some may have been so before.
 *
 * @param points taken back after they had been spent
 */
export function answered(
  state: string,
  changed: readonly Reward[],
  found: readonly Reward[],
  more: Record<string, unknown> = {},
  points = 0,
): Operated {
  const already = found.length - changed.length;
  const before = already > 0 ? ` ${already} of them had been so already.` : '';
  const text = `${found.length === 1 ? '1 reward is' : `${found.length} rewards are`} ${state} now.${before}${points > 0 ? ` ${owedPointsText(points)}` : ''}`;
  if (changed.length === 0) return { text };
  return { text, details: { rewards: changed.map(({ id }) => id), ...more }, dollars: dollarsOf(changed) };
}

function listed(some: readonly Reward[]): string {
  return `Reward ${some.map((reward) => reward.id).join(', ')}`;
}
