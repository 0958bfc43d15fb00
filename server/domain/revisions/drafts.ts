import { lt } from 'drizzle-orm';
import { after, DAY } from '../../platform/clock/clock';
import { revisionDrafts } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';

/** Removes content that operators previewed more than a day ago. */
export async function removeOldDrafts(orm: Orm, now: Date): Promise<void> {
  await orm.delete(revisionDrafts).where(lt(revisionDrafts.at, after(now, -DAY)));
}
