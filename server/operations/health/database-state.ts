import { count, sql } from 'drizzle-orm';
import { fileSize } from '@/lib/layout/file-size';
import { pendingMigrations } from '../../platform/database/migrate';
import { releasedFiles } from '../../platform/database/schema/released-files';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { lastBackup } from '../database/last-backup';

export type DatabaseRow = Awaited<ReturnType<typeof readDatabaseState>>;

/** Version and size of the database, its migrations, the stored files of releases, and the last backup. */
export async function readDatabaseState(orm: Orm) {
  const query = (text: string) => orm.execute(sql.raw(text));
  const [database] = (
    await query(`
      select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int from drizzle.__drizzle_migrations) as migrations`)
  ).rows;
  const [files] = await orm
    .select({ count: count(), bytes: sql<number>`coalesce(sum(octet_length(${releasedFiles.body})), 0)::float8` })
    .from(releasedFiles);
  return {
    engine: `PostgreSQL ${String(database?.version).split(' ')[0]}`,
    size: fileSize(Number(database?.bytes)),
    migrations: Number(database?.migrations),
    missing: (await pendingMigrations({ query })).length,
    files: files?.count ?? 0,
    fileSize: files?.bytes ? fileSize(files.bytes) : null,
    backup: iso(await lastBackup(orm)),
  };
}
