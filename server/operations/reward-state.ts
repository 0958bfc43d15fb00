import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { transferPoints } from '../domain/activities/engine/points';
import { rewards } from '../platform/database/schema/activities';
import type { Orm } from '../platform/database/types';
import { defineOperation, type OperationContext, OperatorError } from './operation';
import { undoRedemption } from './undo-redemption';

const id = z.string().regex(/^[1-9]\d{0,8}$/, 'must be the id of a reward');
const ids = z.array(id).min(1, 'name one reward at least, by its id');

type Reward = typeof rewards.$inferSelect;

/** Marks rewards paid: what waited for an operator has reached the visitor. */
export const payRewards = defineOperation({
  name: 'pay',
  summary: 'marks rewards paid, all of them or none',
  operands: ['id...'],
  act: true,
  input: z.strictObject({ id: ids }),
  async run({ orm, now }, input) {
    const found = await lockRewards(orm, input.id);
    const withdrawn = found.filter(({ state }) => state === 'void');
    if (withdrawn.length > 0) throw new OperatorError(`${listed(withdrawn)} was taken back. Nothing was marked.`);
    const coupons = found.filter(({ kind, state }) => kind === 'coupon' && state === 'given');
    if (coupons.length > 0) throw new OperatorError(`${listed(coupons)} is a coupon: mark it with use-coupon.`);
    const open = found.filter(({ state }) => state === 'given');
    await setState(orm, open, 'paid', now);
    return answered('paid', open, found);
  },
});

/** Takes rewards back; points leave the visitor's balance, and what was paid in points for a redemption comes back to it. */
export const voidRewards = defineOperation({
  name: 'void',
  summary:
    'takes rewards back, all of them or none; points leave the balance, those paid for a redemption and its stock return',
  operands: ['id...'],
  options: { reason: 'why, for the record' },
  act: true,
  input: z.strictObject({ id: ids, reason: z.string({ error: 'is needed' }).trim().min(1, 'is needed') }),
  async run({ orm, now }, input) {
    const found = await lockRewards(orm, input.id);
    const standing = found.filter(({ state }) => state !== 'void');
    for (const reward of standing) {
      await takePointsBack(orm, reward, now);
      await undoRedemption(orm, reward, now);
    }
    await setState(orm, standing, 'void', now);
    const { text, details } = answered('void', standing, found);
    return { text, ...(details && { details: { ...details, reason: input.reason } }) };
  },
});

async function lockRewards(orm: Orm, written: readonly string[]): Promise<Reward[]> {
  const wanted = [...new Set(written.map(Number))];
  const found = await orm.select().from(rewards).where(inArray(rewards.id, wanted)).orderBy(rewards.id).for('update');
  const missing = wanted.filter((number) => !found.some((reward) => reward.id === number));
  if (missing.length > 0) throw new OperatorError(`There is no reward ${missing.join(', ')}. Nothing was marked.`);
  return found;
}

async function setState(orm: Orm, some: readonly Reward[], state: 'paid' | 'void', now: OperationContext['now']) {
  if (some.length === 0) return;
  await orm
    .update(rewards)
    .set({ state, changedAt: now })
    .where(
      inArray(
        rewards.id,
        some.map((reward) => reward.id),
      ),
    );
}

async function takePointsBack(orm: Orm, { id: number, account, slug, label, amount, unit }: Reward, now: Date) {
  if (unit !== 'points') return;
  const back = { account, slug, label: `收回：${label}`, amount: -amount, now };
  if (await transferPoints(orm, back)) return;
  throw new OperatorError(
    `Reward ${number} cannot be taken back: ${account} has spent its points. Nothing was marked.`,
  );
}

function answered(state: string, changed: readonly Reward[], found: readonly Reward[]) {
  const already = found.length - changed.length;
  const before = already > 0 ? ` ${already} of them had been so already.` : '';
  const text = `${found.length === 1 ? '1 reward is' : `${found.length} rewards are`} ${state} now.${before}`;
  return changed.length === 0 ? { text } : { text, details: { rewards: changed.map((reward) => reward.id) } };
}

function listed(some: readonly Reward[]): string {
  return `Reward ${some.map((reward) => reward.id).join(', ')}`;
}
