import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { AD_PLATFORM_NAMES, type AdPlatformName, adPlatform } from '@/lib/channel/ad-platforms';
import { auditEntries } from '../../platform/database/schema/activities';
import { adConversions, OPEN_STATES } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';

/**
 * What happened before a restore may have been reported after the backup. Platforms that recognize repetitions get it
 * again; for the others it is given up, and an operator decides with `retry-ad-conversions`.
 */
export const RESTORED = 'restored';

const FORGETFUL = AD_PLATFORM_NAMES.filter((name) => !adPlatform(name).dedupes);

/** Gives up the conversions to be sent that platforms may have, in a database just restored. Returns their number. */
export function giveUpAfterRestore(orm: Orm, now: Date): Promise<number> {
  return giveUp(orm, inArray(adConversions.state, OPEN_STATES), now);
}

/** Gives up an account's conversions that waited for consent and that platforms may have since before the last restore. */
export async function giveUpReported(transaction: Orm, account: string, now: Date): Promise<void> {
  const restored = await lastRestore(transaction);
  if (!restored) return;
  const happened = sql`coalesce(${adConversions.eventAt}, ${adConversions.registeredAt})`;
  const isBefore = sql`${happened} <= ${restored.toISOString()}::timestamptz`;
  const waiting = and(eq(adConversions.account, account), eq(adConversions.state, 'consent'), isBefore);
  await giveUp(transaction, waiting, now);
}

/** Whether a platform may have got what happened at a time, though the database does not know. */
export function mayHaveGot(platform: AdPlatformName, at: Date, restored: Date | undefined): boolean {
  return restored !== undefined && at <= restored && FORGETFUL.includes(platform);
}

/** When the database was last restored; `undefined` if it never was. */
export async function lastRestore(orm: Orm): Promise<Date | undefined> {
  const [last] = await orm
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(inArray(auditEntries.operation, ['restore', 'note-restore']));
  return last?.at ?? undefined;
}

async function giveUp(orm: Orm, condition: SQL | undefined, now: Date): Promise<number> {
  const given = await orm
    .update(adConversions)
    .set({ state: 'given_up', nextAttemptAt: null, lastAnswer: RESTORED, changedAt: now })
    .where(and(condition, inArray(adConversions.platform, FORGETFUL)))
    .returning({ id: adConversions.id });
  return given.length;
}
