import { lt } from 'drizzle-orm';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { oldestKept } from '../tracking/retention';

/** Removes conversions that are older than the privacy clause allows; what was not sent by then is of no use to a platform. */
export async function removeOldAdConversions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(adConversions).where(lt(adConversions.registeredAt, oldestKept(now)));
}
