import { openEmbedded } from './embedded/open-embedded';
import { openPostgres, type PostgresTimeouts } from './postgres';
import type { Database } from './types';

export interface DatabaseOptions {
  /** `postgres://…` */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database, which is used without `databaseUrl`. */
  dataDir?: string | undefined;
  timeouts?: Partial<PostgresTimeouts>;
  /** Whether to wait until `migrate` has updated a PostgreSQL's tables, instead of updating them. */
  waitForMigrations?: boolean;
}

/**
 * Opens the database with up-to-date tables. Several processes may do so at the same time.
 *
 * @throws when PostgreSQL is unreachable, or another process has the embedded database's folder open
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  timeouts,
  waitForMigrations,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, timeouts, waitForMigrations);
  if (!dataDir) throw new Error('The options name neither an address nor a folder.');
  return openEmbedded(dataDir, timeouts);
}
