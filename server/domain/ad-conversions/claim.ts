import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { after, SECOND } from '../../platform/clock/clock';
import { type AdConversion, adConversions, OPEN_STATES } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import type { Platform } from './platform';

/** Conversions sent in parallel. */
const BATCH = 5;
/** Far longer than a platform may take to answer: a process that claimed a conversion longer ago has ended. */
export const LEASE = 60 * SECOND;

/**
 * Claims due conversions. No other process claims them before {@link LEASE} has passed; gives up those that their
 * platform's rules forbid to repeat. A claim counts as an attempt, because its process may end after it has sent.
 */
export function claimDue(orm: Orm, platforms: readonly Platform[], now: Date): Promise<AdConversion[]> {
  const names = platforms.map(({ name }) => name);
  return orm.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(adConversions)
      .where(
        and(
          inArray(adConversions.state, OPEN_STATES),
          inArray(adConversions.platform, names),
          lte(adConversions.nextAttemptAt, now),
        ),
      )
      .orderBy(asc(adConversions.nextAttemptAt), asc(adConversions.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const mayBeSent = (conversion: AdConversion) =>
      conversion.attempts === 0 ||
      platforms.some(({ name, mayRepeat }) => name === conversion.platform && mayRepeat(conversion, now));
    const late = due.filter((conversion) => !mayBeSent(conversion));
    if (late.length > 0) {
      await transaction
        .update(adConversions)
        .set({ state: 'given_up', nextAttemptAt: null, changedAt: now })
        .where(
          inArray(
            adConversions.id,
            late.map(({ id }) => id),
          ),
        );
      for (const { platform, event } of late) emit('conversion', { platform, event, outcome: 'given_up' });
    }
    const ids = due.filter(mayBeSent).map(({ id }) => id);
    if (ids.length === 0) return [];
    return transaction
      .update(adConversions)
      .set({
        attempts: sql`${adConversions.attempts} + 1`,
        firstAttemptAt: sql`coalesce(${adConversions.firstAttemptAt}, ${now.toISOString()}::timestamptz)`,
        nextAttemptAt: after(now, LEASE),
        changedAt: now,
      })
      .where(inArray(adConversions.id, ids))
      .returning();
  });
}
