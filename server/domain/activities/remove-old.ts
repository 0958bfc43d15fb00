import { and, inArray, lt, notInArray, type SQL } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { isOver } from '@/lib/campaign/status';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { DELETED_AT_ONCE, deleteInBatches } from '../../platform/database/delete-in-batches';
import { activityEntries, exclusiveClaims, rewards } from '../../platform/database/schema/activities';
import { rewardEntries } from '../../platform/database/schema/corrections';
import type { Orm } from '../../platform/database/types';
import { readStatuses } from './engine/campaign-status';

/**
 * Removes entries and rewards of ended campaigns that are older than the privacy clause allows. While a campaign runs,
 * its rewards stay, because they prevent a second one; unpaid rewards stay regardless of their age.
 *
 * @param known `storedSlugs` are those of all stored campaigns that were ever published
 */
export async function removeOldParticipation(
  orm: Orm,
  { campaigns, storedSlugs }: { campaigns: readonly Campaign[]; storedSlugs: ReadonlySet<string> },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = addMonths(now, -MONTHS_KEPT.participation);
  const statuses = await readStatuses(orm, campaigns, now);
  const going = [...statuses].filter(([, { status }]) => !isOver(status)).map(([slug]) => slug);
  // A stored campaign that does not fit this version of the product may run again with the next one.
  const alive = [...going, ...[...storedSlugs].filter((slug) => !statuses.has(slug))];
  const old = and(
    inArray(rewards.state, ['paid', 'void']),
    lt(rewards.changedAt, oldest),
    notInArray(rewards.slug, alive),
  );
  let removed: number;
  do {
    removed = await orm.transaction((transaction) => removeRewards(transaction, old));
  } while (removed === DELETED_AT_ONCE && !signal?.aborted);
  for (const table of [activityEntries, exclusiveClaims]) {
    await deleteInBatches(orm, table, and(lt(table.at, oldest), notInArray(table.slug, alive)), signal);
  }
}

/** Removes some rewards with their entries; returns how many. */
async function removeRewards(transaction: Orm, old: SQL | undefined): Promise<number> {
  const found = await transaction
    .select({ id: rewards.id })
    .from(rewards)
    .where(old)
    .limit(DELETED_AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction.delete(rewardEntries).where(inArray(rewardEntries.reward, ids));
  await transaction.delete(rewards).where(inArray(rewards.id, ids));
  return ids.length;
}
