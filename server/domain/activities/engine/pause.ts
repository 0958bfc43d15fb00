import { isNull, sql } from 'drizzle-orm';
import { activityPauses } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** Since when and why all activities stand still. */
export type Pause = typeof activityPauses.$inferSelect;

/** The pause that lasts, if one does. */
export async function readPause(orm: Orm): Promise<Pause | undefined> {
  const [pause] = await orm.select().from(activityPauses).where(isNull(activityPauses.until));
  return pause;
}

/**
 * Until the transaction ends, `shared` keeps operators from stopping what gives and from setting its budgets, and `alone` keeps
 * everyone from giving, so that nothing is given that they do not know of. It is taken before any other lock.
 */
export async function lockGiving(orm: Orm, hold: 'shared' | 'alone'): Promise<void> {
  const take = hold === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await orm.execute(sql`select ${take}(hashtextextended('activities:giving', 0))`);
}
