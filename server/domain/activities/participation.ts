import { and, eq } from 'drizzle-orm';
import { participations } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';

/** When an account joined an activity; `null` while it has not. */
export async function joinedAt(orm: Orm, account: string, activityId: number): Promise<Date | null> {
  const [row] = await orm
    .select({ joinedAt: participations.joinedAt })
    .from(participations)
    .where(and(eq(participations.account, account), eq(participations.activityId, activityId)));
  return row?.joinedAt ?? null;
}

/** Joins an activity; joining again keeps the first moment. */
export async function join(orm: Orm, account: string, activityId: number, now: Date): Promise<void> {
  await orm.insert(participations).values({ account, activityId, joinedAt: now }).onConflictDoNothing();
}
