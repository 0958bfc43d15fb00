import { sql } from 'drizzle-orm';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { errorCode } from '../../platform/database/error-code';
import { firstPartition } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';

/** Days that have a partition before they begin, so that events are stored even if the hourly task fails for days. */
const DAYS_AHEAD = 7;
/** PostgreSQL's `check_violation`, also of a row that no partition accepts. */
const CHECK_VIOLATION = '23514';

/**
 * Creates the missing partitions of today and the next days. Others can read and write events meanwhile.
 *
 * @throws a database error after 0.4 s if another transaction changes the partitions
 */
export async function addEventDays(orm: Orm, now: Date): Promise<void> {
  const today = beijingDay(now);
  await orm.execute(sql`
    select add_event_day(day::date)
    from generate_series(${today}::date, ${addDays(today, DAYS_AHEAD)}::date, interval '1 day') as day`);
}

/**
 * Runs a transaction that stores events of `now`. If their day has no partition, it creates it and runs the transaction
 * again.
 */
export async function withEventDay<Result>(orm: Orm, now: Date, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== CHECK_VIOLATION) throw error;
    await addEventDays(orm, now);
    return work();
  }
}

/**
 * Removes the events of all days before `first`: drops their partitions, and deletes the rows of the first partition.
 *
 * @param signal stops after the current step
 * @throws a database error if a partition was in use for 0.4 s; until then, events wait behind it. The next call continues.
 */
export async function removeEventDays(orm: Orm, first: string, signal?: AbortSignal): Promise<void> {
  const before = sql`${firstPartition.receivedAt} < ${beginningOf(first).toISOString()}::timestamptz`;
  await deleteInBatches(orm, firstPartition, before, signal);
  for (const day of await daysBefore(orm, first)) {
    if (signal?.aborted) return;
    await orm.execute(sql`select drop_event_day(${day}::date)`);
  }
}

/** The days before `first` that have a partition. */
async function daysBefore(orm: Orm, first: string): Promise<string[]> {
  const { rows } = await orm.execute<{ day: string }>(sql`
    select to_date(right(relname, 8), 'YYYYMMDD')::text as day
    from pg_inherits inner join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events_by_day'::regclass and relname ~ '^events_[0-9]{8}$'
      and right(relname, 8) < to_char(${first}::date, 'YYYYMMDD')
    order by relname`);
  return rows.map(({ day }) => day);
}
