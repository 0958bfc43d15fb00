import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { after, CLOCK_TOLERANCE, SECOND } from '../clock/clock';
import { deleteInBatches } from '../database/delete-in-batches';
import { rateLimits } from '../database/schema/limits';
import type { Orm } from '../database/types';
import { ApiProblem } from '../http/problem';

/** The `max` of uses that are only counted, not limited. */
export const WITHOUT_LIMIT = 2 ** 31 - 1;

/** A maximum number of uses in a window, which begins with the first use. */
export interface Limit {
  key: string;
  max: number;
  /** Milliseconds. */
  window: number;
  /** Number of uses to count, 1 by default. */
  uses?: number;
  /** Chinese, for the visitor, if the default message says too little. */
  message?: string;
  /** Maximum of the seconds to wait in the response, if uses may become available before the window ends. */
  longestWait?: number;
}

/**
 * Counts a use against all of several limits, or against none if one is exceeded; atomic across all processes. Callers
 * must always list limits in the same order, in which their rows are locked, to avoid deadlocks.
 *
 * @param limits with distinct keys, each with a `max` of at least `uses`
 * @throws {ApiProblem} `too_many_requests` with the seconds to wait for the first exceeded limit; the caller must then
 * roll back the transaction, so that nothing is counted
 */
export async function takeAll(transaction: Orm, limits: readonly Limit[], now: Date): Promise<void> {
  const ended = windowEnded(now);
  const maxima = limits.map(({ key, max }) => sql`when ${key} then ${max}::int`);
  const taken = await transaction
    .insert(rateLimits)
    .values(
      limits.map(({ key, window, uses = 1 }) => ({ key, startedAt: now, endsAt: after(now, window), count: uses })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${ended} then excluded.count else ${rateLimits.count} + excluded.count end`,
        startedAt: sql`case when ${ended} then excluded.started_at else ${rateLimits.startedAt} end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
      setWhere: sql`${ended} or ${rateLimits.count} + excluded.count <= case excluded.key ${sql.join(maxima, sql` `)} end`,
    })
    .returning({ key: rateLimits.key });
  const counted = new Set(taken.map(({ key }) => key));
  const usedUp = limits.find(({ key }) => !counted.has(key));
  if (usedUp) {
    const left = await secondsLeft(transaction, usedUp.key, now);
    throw new ApiProblem('too_many_requests', {
      message: usedUp.message,
      retryAfter: Math.min(left, usedUp.longestWait ?? left),
    });
  }
}

/** The count and start of the current windows of these keys; no entry for a key without one. */
export async function readUses(
  orm: Orm,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, { count: number; startedAt: Date }>> {
  const { key, count, startedAt, endsAt } = rateLimits;
  const running = await orm
    .select({ key, count, startedAt })
    .from(rateLimits)
    .where(and(inArray(key, [...keys]), gt(endsAt, now)));
  return new Map(running.map((use) => [use.key, use]));
}

/** Undoes the counting of {@link takeAll}; locks the rows in the order of the limits. */
export async function giveBack(orm: Orm, limits: readonly Limit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  const { key, count, endsAt } = rateLimits;
  const keys = limits.map((limit) => limit.key);
  const places = keys.map((named, place) => sql`when ${named} then ${place}::int`);
  const uses = limits.map((limit) => sql`when ${limit.key} then ${limit.uses ?? 1}::int`);
  const locked = orm
    .select({ key })
    .from(rateLimits)
    .where(and(inArray(key, keys), gt(count, 0), gt(endsAt, now)))
    .orderBy(sql`case ${key} ${sql.join(places, sql` `)} end`)
    .for('update');
  await orm
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${count} - case ${key} ${sql.join(uses, sql` `)} end)` })
    .where(inArray(key, locked));
}

/** Deletes all uses of a limit. */
export async function reset(orm: Orm, key: string): Promise<void> {
  await orm.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes windows that have ended. */
export async function removeEndedWindows(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(orm, rateLimits, lte(rateLimits.endsAt, now), signal);
}

/**
 * Whether a new window replaces the stored one. A window without uses has not begun. A window that ends later than the
 * new one would was begun before the clock was set back.
 */
function windowEnded(now: Date): SQL {
  return sql`(
    ${lte(rateLimits.endsAt, now)}
    or ${rateLimits.endsAt} > excluded.ends_at + ${CLOCK_TOLERANCE} * interval '1 millisecond'
    or ${eq(rateLimits.count, 0)}
  )`;
}

async function secondsLeft(orm: Orm, key: string, now: Date): Promise<number> {
  const [row] = await orm.select({ endsAt: rateLimits.endsAt }).from(rateLimits).where(eq(rateLimits.key, key));
  return row ? Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / SECOND)) : 1;
}
