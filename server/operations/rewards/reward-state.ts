import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockBudgets } from '../../domain/activities/engine/budget';
import type { Reward } from '../../domain/activities/engine/give';
import { lockGiving } from '../../domain/activities/engine/pause';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError, type TextResult } from '../common/operation';
import { addRewardEntry, type Correction, lockRewards, readRewardEntries, rewardIds } from './reward-ledger';
import { dollarsOf } from './reward-sums';
import { hasLeft, owedPointsText, takeBack } from './take-back';
import { byVerification } from './verified-owners';

/** Marks rewards as paid: the operator has paid the visitor, whose identity is verified. */
export const payRewards = defineOperation({
  name: 'pay',
  summary: 'marks rewards of verified accounts as paid, all of them or none',
  operands: ['id...'],
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds }),
  async run({ orm, now, operator }, input) {
    const found = await lockRewards(orm, input.id);
    const withdrawn = found.filter(({ state }) => state === 'void');
    if (withdrawn.length > 0) throw new OperatorError(`${listed(withdrawn)} was taken back. Nothing was changed.`);
    const pending = found.filter(({ state }) => state === 'held');
    if (pending.length > 0)
      throw new OperatorError(`${listed(pending)} is pending: release it first. Nothing was changed.`);
    const coupons = found.filter(({ kind, state }) => kind === 'coupon' && state === 'given');
    if (coupons.length > 0) throw new OperatorError(`${listed(coupons)} is a coupon: mark it with use-coupon.`);
    const open = found.filter(({ state }) => state === 'given');
    const { unverified } = await byVerification(orm, open);
    if (unverified.length > 0) {
      throw new OperatorError(`${listed(unverified)} belongs to an account that is not verified. Nothing was changed.`);
    }
    await markPaid({ orm, now, operator, reason: '' }, open);
    return answered('paid', open, found);
  },
});

/** Takes back unpaid rewards: removes points from the visitor's balance, and returns points paid for a redemption. */
export const voidRewards = defineOperation({
  name: 'void',
  summary:
    'takes back unpaid rewards, all of them or none; removes points from the balance, and returns points and stock of a redemption',
  operands: ['id...'],
  options: REASON,
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const left = found.filter(hasLeft);
    if (left.length > 0) {
      throw new OperatorError(
        `${listed(left)} was already paid or used: take it back with reverse. Nothing was changed.`,
      );
    }
    const current = found.filter(({ state }) => state !== 'void');
    const owed = await takeAllBack({ orm, now, operator, reason }, current);
    return answered('void', current, found, { reason }, owed);
  },
});

/** Takes back paid rewards, after the visitor has returned the money. */
export const reverseRewards = defineOperation({
  name: 'reverse',
  summary: 'takes back paid or used rewards, all of them or none, once the visitor has returned the money',
  operands: ['id...'],
  options: REASON,
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  async run({ orm, now, operator }, { id, reason }) {
    await lockGiving(orm, 'shared');
    const found = await lockRewards(orm, id);
    const waiting = found.filter((reward) => reward.state !== 'void' && !hasLeft(reward));
    if (waiting.length > 0) {
      throw new OperatorError(`${listed(waiting)} was not paid: take it back with void. Nothing was changed.`);
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
  if (never.length > 0)
    throw new OperatorError(`${listed(never)} was taken back before it was paid. Nothing was changed.`);
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
  state: string,
  changed: readonly Reward[],
  found: readonly Reward[],
  more: Record<string, unknown> = {},
  points = 0,
): TextResult {
  const already = found.length - changed.length;
  const before = already > 0 ? ` ${already} of them already had this state.` : '';
  const text = `${found.length === 1 ? '1 reward is' : `${found.length} rewards are`} ${state} now.${before}${points > 0 ? ` ${owedPointsText(points)}` : ''}`;
  if (changed.length === 0) return { text };
  return { text, details: { rewards: changed.map(({ id }) => id), ...more }, dollars: dollarsOf(changed) };
}

function listed(some: readonly Reward[]): string {
  return `Reward ${some.map((reward) => reward.id).join(', ')}`;
}
