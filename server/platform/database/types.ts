import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries on the database or, inside `transaction`, on that transaction; the same on PGlite and PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

export interface Database {
  orm: Orm;
  /** Resolves when a row can be written; rejects within the query timeout when it cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Writes a consistent copy into a file that exists, while statements go on. */
  dump(file: string): Promise<void>;
  /** How the pool's connections are used, and how many statements wait for one; the embedded database has none. */
  connections?(): { inUse: number; idle: number; waiting: number };
}
