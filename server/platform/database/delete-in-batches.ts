import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './types';

/** Rows per statement, which then takes about ten milliseconds. */
export const DELETED_AT_ONCE = 2_000;

/**
 * Deletes any number of rows in short statements, so that no one waits long for a lock. Several processes may do it at
 * the same time: each skips the rows that another one has locked.
 *
 * @param orm not a transaction, which would keep all rows locked until its end
 * @param signal stops after the current statement
 */
export async function deleteInBatches(
  orm: Orm,
  table: PgTable,
  where: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  let deleted: number;
  do {
    const some = sql`select ctid from ${table} where ${where} limit ${DELETED_AT_ONCE} for update skip locked`;
    const rows = await orm.delete(table).where(sql`ctid = any(array(${some}))`).returning({ one: sql<number>`1` });
    deleted = rows.length;
  } while (deleted === DELETED_AT_ONCE && !signal?.aborted);
}
