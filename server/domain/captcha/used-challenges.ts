import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { usedChallenges } from '../../platform/database/schema/captcha';
import type { Orm } from '../../platform/database/types';

/** Marks a challenge as used. Returns false if it was used before, in this or another process. */
export async function markUsed(orm: Orm, nonce: string, expiresAt: Date): Promise<boolean> {
  const marked = await orm.insert(usedChallenges).values({ nonce, expiresAt }).onConflictDoNothing().returning();
  return marked.length === 1;
}

/** Removes challenges that have expired. */
export async function removeExpiredChallenges(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(orm, usedChallenges, lt(usedChallenges.expiresAt, now), signal);
}
