import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { after, CLOCK_TOLERANCE, SECOND } from '../api/clock';
import { ApiProblem } from '../api/problem';
import type { Orm } from '../database/types';
import { rateLimits } from './tables';

/** So many uses in a window, which begins with the first of them. */
export interface Limit {
  key: string;
  max: number;
  /** Milliseconds. */
  window: number;
}

/**
 * Counts one use against a limit, atomically in all processes together.
 * @throws ApiProblem `too_many_requests` with the seconds to wait; the use is then not counted.
 */
export async function take(orm: Orm, { key, max, window }: Limit, now: Date): Promise<void> {
  const endsAt = after(now, window);
  const ended = windowEnded(now, window);
  const taken = await orm
    .insert(rateLimits)
    .values({ key, startedAt: now, endsAt, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimits.count} + 1 end`,
        startedAt: sql`case when ${ended} then ${sql.param(now, rateLimits.startedAt)}::timestamptz else ${rateLimits.startedAt} end`,
        endsAt: sql`case when ${ended} then ${sql.param(endsAt, rateLimits.endsAt)}::timestamptz else ${rateLimits.endsAt} end`,
      },
      setWhere: sql`${ended} or ${rateLimits.count} < ${max}`,
    })
    .returning({ key: rateLimits.key });
  if (taken.length === 0) throw new ApiProblem('too_many_requests', { retryAfter: await secondsLeft(orm, key, now) });
}

/** Counts one use against all of several limits, or against none. Callers name them in one order, so that they cannot block each other. */
export async function takeAll(transaction: Orm, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) await take(transaction, limit, now);
}

/** Takes back one use of each limit. */
export async function giveBack(orm: Orm, limits: readonly Limit[], now: Date): Promise<void> {
  for (const { key } of limits) {
    await orm
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0), gt(rateLimits.endsAt, now)));
  }
}

/** Forgets all uses of a limit. */
export async function reset(orm: Orm, key: string): Promise<void> {
  await orm.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes windows that have ended. */
export async function removeEndedWindows(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}

/** A window with nothing counted in it has not begun; one that ends too far ahead was begun before the clock was set back. */
function windowEnded(now: Date, window: number): SQL {
  const ended = or(
    lte(rateLimits.endsAt, now),
    gt(rateLimits.endsAt, after(now, window + CLOCK_TOLERANCE)),
    eq(rateLimits.count, 0),
  );
  return sql`(${ended})`;
}

async function secondsLeft(orm: Orm, key: string, now: Date): Promise<number> {
  const [row] = await orm.select({ endsAt: rateLimits.endsAt }).from(rateLimits).where(eq(rateLimits.key, key));
  return row ? Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / SECOND)) : 1;
}
