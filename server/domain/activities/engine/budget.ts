import { inArray, sql } from 'drizzle-orm';
import { type Costing, moneyOf } from '@/lib/activities/worth';
import { rewardBudgets, rewards } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** The scope of the budget of all campaigns together. */
export const ALL_CAMPAIGNS = '';

/** The cost of a prize in US cents; 0 for points. */
export function centsOf(prize: Costing): number {
  return Math.round(moneyOf(prize) * 100);
}

/** The sum of {@link centsOf} over stored rewards. */
export const sumOfCents = sql`coalesce(sum(round(100 * ${rewards.amount} * case ${rewards.unit}
  when 'gift' then coalesce(${rewards.bookValue}, 0) when 'points' then 0 else 1 end)), 0)`.mapWith(Number);

/**
 * Spends a campaign's money from its own budget and the budget of all campaigns; returns false without spending if
 * either has too little. Parallel callers queue on the budget rows, the row of all campaigns first.
 *
 * @param cents US cents
 */
export async function spend(orm: Orm, slug: string, cents: number): Promise<boolean> {
  if (cents === 0) return true;
  // Stryker disable next-line ArrayDeclaration: the next statement locks the campaign's own budget after the common one
  const budgets = await lockBudgets(orm, [slug]);
  if (!budgets.every((budget) => hasRoom(budget, cents))) return false;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves a statement when there is no budget
  if (budgets.length > 0) await addSpent(orm, slug, cents);
  return true;
}

/** Whether a budget has as many US cents left. */
export function hasRoom({ limit, spent }: Pick<typeof rewardBudgets.$inferSelect, 'limit' | 'spent'>, cents: number) {
  return spent + cents <= limit;
}

/**
 * Returns a campaign's money to the budgets that it was spent from.
 *
 * @param cents US cents
 */
export async function giveBack(orm: Orm, slug: string, cents: number): Promise<void> {
  // Stryker disable next-line ConditionalExpression: only saves two statements when there is nothing to give back
  if (cents === 0) return;
  // Stryker disable next-line ArrayDeclaration: the next statement locks the campaign's own budget after the common one
  await lockBudgets(orm, [slug]);
  await addSpent(orm, slug, -cents);
}

/**
 * Locks the budgets of campaigns and the budget of all until the transaction ends. A caller that spends or returns
 * money for several campaigns locks them all first, so that two callers cannot deadlock.
 */
export async function lockBudgets(orm: Orm, slugs: readonly string[]) {
  return orm
    .select()
    .from(rewardBudgets)
    .where(inArray(rewardBudgets.scope, [ALL_CAMPAIGNS, ...slugs]))
    .orderBy(rewardBudgets.scope)
    .for('update');
}

async function addSpent(orm: Orm, slug: string, cents: number): Promise<void> {
  await orm
    .update(rewardBudgets)
    .set({ spent: sql`${rewardBudgets.spent} + ${cents}` })
    .where(inArray(rewardBudgets.scope, [ALL_CAMPAIGNS, slug]));
}
