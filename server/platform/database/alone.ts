import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/** Milliseconds to wait for connections of a process that has just exited. */
const PATIENCE = 2_000;
const RETRY_DELAY = 50;

/**
 * Checks that no other process with write access is connected to a PostgreSQL; a running server always is. The embedded
 * database's folder lock already ensures this.
 *
 * @throws {Error} that names the other processes
 */
export async function requireAlone(orm: Orm): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    const others = await readOthers(orm);
    if (others.length === 0) return;
    if (performance.now() > giveUpAt) {
      throw new Error(
        `The database is in use by ${others.join(', ')}. Stop every server, and PgBouncer if they use it, wait until no other command runs, and try again.`,
      );
    }
    await sleep(RETRY_DELAY);
  }
}

async function readOthers(orm: Orm): Promise<string[]> {
  // Otherwise all reads within a transaction return the first list.
  await orm.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await orm.execute<{ name: string }>(sql`
    select distinct coalesce(nullif(application_name, ''), usename) as name from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()
      and application_name is distinct from current_setting('application_name')
      and has_table_privilege(usesysid, 'public.accounts'::regclass, 'insert')
    order by name`);
  return rows.map(({ name }) => name);
}
