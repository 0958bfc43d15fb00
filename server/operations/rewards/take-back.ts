import { and, eq, gt, sql } from 'drizzle-orm';
import { centsOf, giveBack } from '../../domain/activities/engine/budget';
import type { Reward } from '../../domain/activities/engine/give';
import { takePoints, transferPoints } from '../../domain/activities/engine/points';
import { pointPostings, rewards, stock } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import type { Sentence } from '../common/answer';
import { addRewardEntry, type Correction, readRewardEntries, sumOf } from './reward-ledger';
import { sumsOf } from './reward-sums';
import { say } from './words';

/** Whether the visitor has the money or has used the coupon. Points never leave our balances. */
export function hasLeft({ state, unit }: Pick<Reward, 'state' | 'unit'>): boolean {
  return state === 'paid' && unit !== 'points';
}

/**
 * Takes back a reward, with a ledger entry in each unit. Removes points from the visitor's balance, which owes those already spent;
 * returns points and stock of a redemption. Returns money to its budgets, unless the reward was pending and therefore not spent.
 *
 * @param correction in a transaction that has called `lockGiving`
 * @param reward locked, and not void
 * @param reopen allows its source to give again
 * @returns points that the visitor has already spent and therefore owes
 */
export async function takeBack(correction: Correction, reward: Reward, { reopen = false } = {}): Promise<number> {
  const { orm, now } = correction;
  const entry = hasLeft(reward) ? 'reversed' : 'void';
  for (const [unit, amount] of sumOf([reward], await readRewardEntries(orm, [reward.id]))) {
    if (amount !== 0) await addRewardEntry(correction, reward, entry, [-amount, unit]);
  }
  const owed = await takePointsBack(correction, reward);
  if (reward.state !== 'held') await giveBack(orm, reward.slug, centsOf(reward));
  await undoRedemption(orm, reward, now);
  await orm
    .update(rewards)
    .set({ state: 'void', changedAt: now, ...(reopen && { reopenedAt: now }) })
    .where(eq(rewards.id, reward.id));
  return owed;
}

async function takePointsBack(
  { orm, now }: Correction,
  { account, slug, label, amount, unit }: Reward,
): Promise<number> {
  return unit === 'points' ? takePoints(orm, { account, slug, label: `收回：${label}`, amount, now }) : 0;
}

/**
 * Describes what visitors owe after rewards were taken back.
 * @param back the rewards before that
 * @param points taken back although they were already spent
 */
export function owedBy(back: readonly Reward[], points: number): Sentence[] {
  const left = back.filter(hasLeft);
  return [
    ...(left.length === 0 ? [] : [say('to_recover', { sum: sumsOf(left) })]),
    ...(points === 0 ? [] : [say('points_owed', { points })]),
  ];
}

/**
 * Returns the points and the stock of a redemption. Does nothing for other rewards.
 */
async function undoRedemption(orm: Orm, reward: typeof rewards.$inferSelect, now: Date): Promise<void> {
  const { slug, kind, account, source, label, givenAt } = reward;
  const [verb, item = ''] = source.split(':');
  if (kind !== 'points' || verb !== 'redeem') return;
  const [paid] = await orm
    .select({ amount: pointPostings.amount })
    .from(pointPostings)
    .where(
      and(
        eq(pointPostings.account, account),
        eq(pointPostings.slug, slug),
        eq(pointPostings.book, 'visitor'),
        eq(pointPostings.label, `兑换：${label}`),
        eq(pointPostings.at, givenAt),
      ),
    );
  if (paid) await transferPoints(orm, { account, slug, label: `退回：${label}`, amount: -paid.amount, now });
  await orm
    .update(stock)
    .set({ taken: sql`${stock.taken} - 1` })
    .where(
      and(eq(stock.slug, slug), eq(stock.kind, kind), eq(stock.round, ''), eq(stock.item, item), gt(stock.taken, 0)),
    );
}
