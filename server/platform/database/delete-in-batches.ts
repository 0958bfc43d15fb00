import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './types';

/** Rows that one statement deletes, in some ten milliseconds. */
export const DELETED_AT_ONCE = 2_000;

/**
 * Deletes rows, however many, by statements that each take a moment, so that nobody waits behind them. Several processes may do
 * it at once: none waits for what another is deleting.
 *
 * @param orm no transaction, which would hold the locks of all
 * @param signal ends it after the statement that it is at
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
