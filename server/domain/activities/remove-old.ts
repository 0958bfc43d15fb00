import { and, inArray, lt, notInArray } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { activityEntries, exclusiveClaims, rewards } from '../../platform/database/schema/activities';
import { rewardEntries } from '../../platform/database/schema/corrections';
import type { Orm } from '../../platform/database/types';
import { readPhases } from './engine/phase';

/**
 * Removes what was done and given in campaigns that are over, once the clause allows it no longer. While a campaign runs, what
 * was given in it says that it cannot be had again; what waits to be paid stays however old it is.
 */
export async function removeOldParticipation(orm: Orm, campaigns: readonly Campaign[], now: Date): Promise<void> {
  const oldest = addMonths(now, -MONTHS_KEPT.participation);
  const phases = await readPhases(orm, campaigns, now);
  const alive = [...phases].filter(([, { phase }]) => phase !== 'ended').map(([slug]) => slug);
  const old = and(
    inArray(rewards.state, ['paid', 'void']),
    lt(rewards.changedAt, oldest),
    notInArray(rewards.slug, alive),
  );
  await orm.transaction(async (transaction) => {
    const found = transaction.select({ id: rewards.id }).from(rewards).where(old);
    await transaction.delete(rewardEntries).where(inArray(rewardEntries.reward, found));
    await transaction.delete(rewards).where(old);
  });
  await orm.delete(activityEntries).where(and(lt(activityEntries.at, oldest), notInArray(activityEntries.slug, alive)));
  await orm.delete(exclusiveClaims).where(and(lt(exclusiveClaims.at, oldest), notInArray(exclusiveClaims.slug, alive)));
}
