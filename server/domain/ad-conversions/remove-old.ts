import { lt } from 'drizzle-orm';
import { conversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { oldestKept } from '../tracking/retention';

/** Removes conversions that are older than the privacy clause allows; what was not sent by then is of no use to a platform. */
export async function removeOldConversions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(conversions).where(lt(conversions.registeredAt, oldestKept(now)));
}
