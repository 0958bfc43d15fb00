import { desc, eq, sql } from 'drizzle-orm';
import { hostTables } from '../../platform/database/schema/hosts';
import type { Orm } from '../../platform/database/types';
import { BUILT_IN_HOSTS, type HostChanges, HostTable } from './host-table';

/** The current table; `known` itself if that is current. */
export async function readHosts(orm: Orm, known = BUILT_IN_HOSTS): Promise<HostTable> {
  const [latest] = await orm
    .select({ version: hostTables.version })
    .from(hostTables)
    .orderBy(desc(hostTables.version))
    .limit(1);
  const version = latest?.version ?? 0;
  return version === known.version ? known : readVersion(orm, version);
}

/**
 * The table before its latest change, and the one that an undo of that one would restore; `undefined` before the first
 * change.
 */
export async function readHostsBefore(
  orm: Orm,
  { version }: HostTable,
): Promise<{ table: HostTable; before: number } | undefined> {
  const row = await findVersion(orm, version);
  if (!row) return undefined;
  return { table: await readVersion(orm, row.before), before: (await findVersion(orm, row.before))?.before ?? 0 };
}

/** Locks the hosts against other changes until the transaction ends. */
export async function lockHosts(orm: Orm): Promise<void> {
  await orm.execute(sql`lock table ${hostTables} in share row exclusive mode`);
}

/** Makes a table the current one. Call it under {@link lockHosts}. */
export async function storeHosts(
  orm: Orm,
  { version, changes }: HostTable,
  { before, now }: { before: number; now: Date },
): Promise<void> {
  await orm.insert(hostTables).values({ version, changes, before, at: now });
}

async function readVersion(orm: Orm, version: number): Promise<HostTable> {
  const row = await findVersion(orm, version);
  return row ? new HostTable(version, row.changes as HostChanges) : BUILT_IN_HOSTS;
}

async function findVersion(orm: Orm, version: number) {
  const [row] = await orm.select().from(hostTables).where(eq(hostTables.version, version));
  return row;
}
