import { and, eq, sql } from 'drizzle-orm';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { rewards } from '../../../platform/database/schema/activities';
import type { AccountPlace, Place } from './module';
import { transferPoints } from './points';

/** A row of what visitors have been given. */
export type Reward = typeof rewards.$inferSelect;

/**
 * Gives a prize for a source, once: false when that source had given before. Points are in the visitor's balance at
 * once; everything else waits for an operator to pay it.
 */
export async function give(
  context: AccountPlace,
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
  if (given.length === 0) return false;
  if (unit === 'points') await transferPoints(orm, { account, slug, label, amount, now });
  return true;
}

/**
 * What the visitor has been given in the activity, by source; also what was taken back since, which cannot be had again.
 * `prefix` narrows to sources that begin with it.
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
        sql`starts_with(${rewards.source}, ${prefix})`,
      ),
    );
  return new Map(rows.map((row) => [row.source, row]));
}

/** The prizes alone of {@link readRewards}. */
export async function readGiven(context: Place, prefix = ''): Promise<Map<string, GivenPrize>> {
  const given = await readRewards(context, prefix);
  return new Map([...given].map(([source, { label, amount, unit }]) => [source, { label, amount, unit }]));
}
