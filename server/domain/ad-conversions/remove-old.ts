import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { oldestKept } from '../tracking/retention';

/**
 * Removes conversions that are older than the privacy clause allows, sent or not; a platform cannot use them by then.
 */
export async function removeOldAdConversions(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(orm, adConversions, lt(adConversions.registeredAt, oldestKept(now)), signal);
}
