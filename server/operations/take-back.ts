import { eq } from 'drizzle-orm';
import { centsOf, giveBack } from '../domain/activities/engine/budget';
import type { Reward } from '../domain/activities/engine/give';
import { takePoints } from '../domain/activities/engine/points';
import { rewards } from '../platform/database/schema/activities';
import { addRewardEntry, type Correction, readRewardEntries, sumOf } from './reward-ledger';
import { undoRedemption } from './undo-redemption';

/** Whether a reward has left the house: the visitor has the money, or has used the coupon. Points are in a balance of ours. */
export function hasLeft({ state, unit }: Pick<Reward, 'state' | 'unit'>): boolean {
  return state === 'paid' && unit !== 'points';
}

/**
 * Takes back all that stands of a reward, by an entry of its own in every unit. Points leave the visitor's balance, which
 * owes what was spent of them; what was paid in points for a redemption comes back to it with its piece of stock. Money comes back to the budgets that it was
 * spent from; what is held was not spent.
 *
 * @param correction in a transaction that has taken `lockGiving`
 * @param reward locked, and not taken back before
 * @param reopen leaves its source to give again
 * @returns points that the visitor has spent and therefore owes
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

/** What an operator is told of points that were taken back after they had been spent. */
export function owedPointsText(points: number): string {
  return `Of the points taken back ${points} were spent: they are owed, and paid first by the next that come.`;
}
