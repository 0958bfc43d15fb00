import { sql } from 'drizzle-orm';
import { rateLimits } from './schema/limits';
import type { Orm } from './types';

/**
 * Checks that the database accepts writes, cheaply enough to run every second. One row, always the same, shows that it is not
 * read-only; as that row needs no new room, a result of a quarter of a megabyte that does not fit into `work_mem` (64 kB) also takes
 * room on the disk for a moment.
 *
 * @throws when the database is read-only (a standby or demoted primary) or has no space
 */
export async function tryWriting(orm: Orm): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into ${rateLimits} (key, started_at, ends_at, count) values ('readiness', now(), now() + interval '1 hour', 0)
      on conflict (key) do update set started_at = excluded.started_at
    `);
    await transaction.execute(sql`set local work_mem = 64`);
    await transaction.execute(sql`select count(*) from generate_series(1, 8192)`);
  });
}
