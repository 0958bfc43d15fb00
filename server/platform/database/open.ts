import { openPglite } from './pglite';
import { openPostgres, type PostgresTimeouts } from './postgres';
import type { Database } from './types';

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it the data lives in memory. */
  dataDir?: string;
  timeouts?: Partial<PostgresTimeouts>;
  /** Whether a PostgreSQL whose tables are behind is waited for, until `migrate` has been called, instead of brought up to date here. */
  waitForMigrations?: boolean;
}

/**
 * Opens the database with its tables up to date. Safe when several processes start at once.
 * @throws when PostgreSQL cannot be reached, or when another process has the embedded database's folder open.
 */
export function openDatabase({
  databaseUrl,
  dataDir,
  timeouts,
  waitForMigrations,
}: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, timeouts, waitForMigrations) : openPglite(dataDir);
}
