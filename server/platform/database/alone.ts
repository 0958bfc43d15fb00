import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/** Milliseconds for connections of a process that has just ended to be gone. */
const PATIENCE = 2_000;
const RETRY_DELAY = 50;

/**
 * Looks whether any other process that may write is connected to a PostgreSQL: a server always is. An embedded database is one process's
 * by its folder's lock.
 *
 * @throws Error, with a sentence that names them
 */
export async function requireAlone(orm: Orm): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    const others = await readOthers(orm);
    if (others.length === 0) return;
    if (performance.now() > giveUpAt) {
      throw new Error(
        `The database is in use by ${others.join(', ')}. Stop every server, wait until no other command runs, and try again.`,
      );
    }
    await sleep(RETRY_DELAY);
  }
}

async function readOthers(orm: Orm): Promise<string[]> {
  // Within a transaction the list is otherwise the one that was read first.
  await orm.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = (await orm.execute(sql`
    select distinct coalesce(nullif(application_name, ''), usename) as name from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()
      and application_name is distinct from current_setting('application_name')
      and has_table_privilege(usesysid, 'public.accounts'::regclass, 'insert')
    order by name`)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
