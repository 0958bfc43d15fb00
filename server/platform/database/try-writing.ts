import { sql } from 'drizzle-orm';
import { rateLimits } from './schema/limits';
import type { Orm } from './types';

/**
 * Writes one row, always the same, to check that the database accepts writes. It changes no indexed column, so it is
 * cheap enough to run every second.
 *
 * @throws when the database is read-only (a standby or demoted primary) or has no space
 */
export async function tryWriting(orm: Orm): Promise<void> {
  await orm.execute(sql`
    insert into ${rateLimits} (key, started_at, ends_at, count) values ('readiness', now(), now() + interval '1 hour', 0)
    on conflict (key) do update set started_at = excluded.started_at
  `);
}
