import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GivenPrize, WonPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind } from '@/lib/activities/schema';
import { rewards } from '../../../platform/database/schema/activities';
import { centsOf, spend } from './budget';
import type { AccountPlace, Place } from './module';
import { transferPoints } from './points';

/** A row of what visitors have been given. */
export type Reward = typeof rewards.$inferSelect;

/** What is told of a reward that is paid, or used, once its account is verified. */
export function awaiting({ state }: Pick<Reward, 'state'>, verified: boolean): { unverified?: true } {
  return state === 'given' && !verified ? { unverified: true } : {};
}

/** The kind of what an operator gives, whatever a campaign's activities are. */
export const BY_HAND = 'hand';

/** Where a prize is given: in an activity, or by hand. */
type GivingPlace = Omit<AccountPlace, 'activity'> & { activity: { kind: ActivityKind | typeof BY_HAND } };

/**
 * Gives a prize for a source, once: false when that source had given before. Points are in the visitor's balance at
 * once; everything else waits for an operator to pay it, or is held where a budget has no room for it.
 */
export async function give(
  context: GivingPlace,
  source: string,
  { label, amount, unit }: GivenPrize,
): Promise<boolean> {
  const { orm, slug, activity, account, now } = context;
  const state = unit === 'points' ? ('paid' as const) : ('given' as const);
  const given = await orm
    .insert(rewards)
    .values({ slug, kind: activity.kind, account, source, label, amount, unit, state, givenAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: rewards.id });
  const [reward] = given;
  if (!reward) return false;
  if (!(await spend(orm, slug, centsOf({ amount, unit })))) {
    await orm.update(rewards).set({ state: 'held' }).where(eq(rewards.id, reward.id));
  }
  if (unit === 'points') await transferPoints(orm, { account, slug, label, amount, now });
  return true;
}

/**
 * What the visitor has been given in the activity, by source; also what was taken back since, which cannot be had again unless
 * an operator reopened it. `prefix` narrows to sources that begin with it.
 */
export async function readRewards(context: Place, prefix = ''): Promise<Map<string, Reward>> {
  const { orm, slug, activity, account } = context;
  if (!account) return new Map();
  const rows = await orm
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.slug, slug),
        eq(rewards.kind, activity.kind),
        eq(rewards.account, account),
        isNull(rewards.reopenedAt),
        sql`starts_with(${rewards.source}, ${prefix})`,
      ),
    );
  return new Map(rows.map((row) => [row.source, row]));
}

/** The prizes of an act as they are told: those that it could only hold are marked. */
export async function markHeld(context: AccountPlace, won: readonly GivenPrize[]): Promise<readonly WonPrize[]> {
  if (won.every((prize) => centsOf(prize) === 0)) return won;
  const { orm, slug, activity, account, now } = context;
  const held = await orm
    .select({ label: rewards.label, amount: rewards.amount })
    .from(rewards)
    .where(
      and(
        eq(rewards.slug, slug),
        eq(rewards.kind, activity.kind),
        eq(rewards.account, account),
        eq(rewards.state, 'held'),
        eq(rewards.givenAt, now),
      ),
    );
  const isHeld = ({ label, amount }: GivenPrize) =>
    held.some((reward) => reward.label === label && reward.amount === amount);
  return won.map((prize) => (isHeld(prize) ? { ...prize, held: true } : prize));
}

/** The prizes alone of {@link readRewards}. */
export async function readGiven(context: Place, prefix = ''): Promise<Map<string, GivenPrize>> {
  const given = await readRewards(context, prefix);
  return new Map([...given].map(([source, { label, amount, unit }]) => [source, { label, amount, unit }]));
}
