import { sql } from 'drizzle-orm';
import { rateLimits } from './schema/limits';
import type { Orm } from './types';

/**
 * Writes one row, always the same, as calls do with the first thing that they count. Of what is indexed nothing changes, so that this
 * may be done every second.
 * @throws where nothing can be written: the database only reads, as a standby and a demoted primary do, or has no room.
 */
export async function tryWriting(orm: Orm): Promise<void> {
  await orm.execute(sql`
    insert into ${rateLimits} (key, started_at, ends_at, count) values ('readiness', now(), now() + interval '1 hour', 0)
    on conflict (key) do update set started_at = excluded.started_at
  `);
}
