import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/**
 * Writes to the log of the database without changing a row, so that the commit (the caller's transaction, or this
 * statement alone) waits for the synchronous standby as every write does. Everything read before it is then stored on
 * both machines. A primary that lost its standbys still shows rows that the next primary does not have.
 *
 * @throws when the database is read-only, or no standby confirms in time
 */
export async function commitLikeAWrite(orm: Orm): Promise<void> {
  // PostgreSQL waits for the standby only if the transaction has a number and wrote to the log.
  await orm.execute(sql`select pg_current_xact_id(), pg_logical_emit_message(true, '', '')`);
}
