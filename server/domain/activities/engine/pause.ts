import { isNull, sql } from 'drizzle-orm';
import { activityPauses } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** Since when and why all activities are paused. */
export type Pause = typeof activityPauses.$inferSelect;

/** The current pause, if there is one. */
export async function readPause(orm: Orm): Promise<Pause | undefined> {
  const [pause] = await orm.select().from(activityPauses).where(isNull(activityPauses.until));
  return pause;
}

/**
 * Until the transaction ends, `shared` blocks operators who stop activities or set budgets, and `alone` blocks every
 * act that gives, so that no reward escapes the operators' change. Take this lock before any other.
 */
export async function lockGiving(orm: Orm, hold: 'shared' | 'alone'): Promise<void> {
  const take = hold === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await orm.execute(sql`select ${take}(hashtextextended('activities:giving', 0))`);
}
