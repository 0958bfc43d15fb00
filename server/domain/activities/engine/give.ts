import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GivenPrize, WonPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind } from '@/lib/activities/schema';
import type { Costing } from '@/lib/activities/worth';
import { rewards } from '../../../platform/database/schema/activities';
import { centsOf, spend } from './budget';
import type { AccountPlace, Place } from './module';
import { transferPoints } from './points';

/** A stored reward. */
export type Reward = typeof rewards.$inferSelect;

/** Whether a reward waits for its account's verification before it is paid or used. */
export function awaiting({ state }: Pick<Reward, 'state'>, verified: boolean): { unverified?: true } {
  return state === 'given' && !verified ? { unverified: true } : {};
}

/** The kind of rewards that operators give by hand. */
export const BY_HAND = 'hand';

/** Where a prize is given: in an activity, or by hand. */
type GivingPlace = Omit<AccountPlace, 'activity'> & { activity: { kind: ActivityKind | typeof BY_HAND } };

/**
 * Gives a prize once per source; returns false if the source has given before. Points go into the visitor's balance
 * within the transaction; other rewards wait for an operator to pay them, or are pending (`held`) if the budget is too
 * small.
 */
export async function give(context: GivingPlace, source: string, prize: GivenPrize & Costing): Promise<boolean> {
  const { orm, slug, activity, account, now } = context;
  const { label, amount, unit, bookValue } = prize;
  const state = unit === 'points' ? ('paid' as const) : ('given' as const);
  const given = await orm
    .insert(rewards)
    .values({
      slug,
      kind: activity.kind,
      account,
      source,
      label,
      amount,
      unit,
      bookValue,
      state,
      givenAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: rewards.id });
  const [reward] = given;
  if (!reward) return false;
  if (!(await spend(orm, slug, centsOf(prize)))) {
    await orm.update(rewards).set({ state: 'held' }).where(eq(rewards.id, reward.id));
  }
  if (unit === 'points') await transferPoints(orm, { account, slug, label, amount, now });
  return true;
}

/**
 * The visitor's rewards in the activity by source, including those taken back, which can only be given again after an
 * operator has reopened them. `prefix` filters sources by their start.
 */
export async function readRewards(context: Place, prefix = ''): Promise<Map<string, Reward>> {
  const { orm, slug, activity, account } = context;
  if (!account) return new Map();
  const rows = await orm
    .select()
    .from(rewards)
    .where(and(openRewards({ slug, activity, account }), sql`starts_with(${rewards.source}, ${prefix})`));
  return new Map(rows.map((row) => [row.source, row]));
}

/** Marks the pending ones among the prizes of an act. */
export async function markPending(context: AccountPlace, won: readonly GivenPrize[]): Promise<readonly WonPrize[]> {
  if (won.every((prize) => centsOf(prize) === 0)) return won;
  const { orm, slug, activity, account, now } = context;
  const pending = await orm
    .select({ label: rewards.label, amount: rewards.amount })
    .from(rewards)
    .where(and(ofAccount({ slug, activity, account }), eq(rewards.state, 'held'), eq(rewards.givenAt, now)));
  const isPending = ({ label, amount }: GivenPrize) =>
    pending.some((reward) => reward.label === label && reward.amount === amount);
  return won.map((prize) => (isPending(prize) ? { ...prize, held: true } : prize));
}

/** Only the prizes of {@link readRewards}. */
export async function readGiven(context: Place, prefix = ''): Promise<Map<string, GivenPrize>> {
  const given = await readRewards(context, prefix);
  return new Map([...given].map(([source, { label, amount, unit }]) => [source, { label, amount, unit }]));
}

type Owner = Pick<AccountPlace, 'slug' | 'activity' | 'account'>;

/** An account's rewards in an activity that were not reopened. */
export function openRewards(owner: Owner) {
  return and(ofAccount(owner), isNull(rewards.reopenedAt));
}

function ofAccount({ slug, activity, account }: Owner) {
  return and(eq(rewards.slug, slug), eq(rewards.kind, activity.kind), eq(rewards.account, account));
}
