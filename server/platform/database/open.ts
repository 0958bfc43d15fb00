import { openPglite } from './pglite';
import { openPostgres, type PostgresTimeouts } from './postgres';
import type { Database } from './types';

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database without it. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; in memory without it. */
  dataDir?: string;
  timeouts?: Partial<PostgresTimeouts>;
  /** Whether to wait until `migrate` has updated a PostgreSQL's tables, instead of updating them. */
  waitForMigrations?: boolean;
}

/**
 * Opens the database with up-to-date tables. Several processes may do so at the same time.
 *
 * @throws when PostgreSQL is unreachable, or another process has the embedded database's folder open
 */
export function openDatabase({
  databaseUrl,
  dataDir,
  timeouts,
  waitForMigrations,
}: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, timeouts, waitForMigrations) : openPglite(dataDir);
}
