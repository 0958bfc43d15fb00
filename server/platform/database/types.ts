import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Queries on the database or, inside `transaction`, on that transaction; the same on PGlite and PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** Looks at a connection by queries on it alone. */
export type ConnectionCheck = (connection: Orm) => Promise<void>;

export interface Database {
  orm: Orm;
  /** Resolves when a row can be written; rejects within the query timeout when it cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Writes a consistent copy into a file that exists, while statements go on. */
  dump(file: string): Promise<void>;
  /** Has every new connection looked at before it is used, which is refused where that fails; the answer ends it. The embedded database has none. */
  onConnect?(check: ConnectionCheck): () => void;
  /** How the pool's connections are used, and how many statements wait for one; the embedded database has none. */
  connections?(): { inUse: number; idle: number; waiting: number };
}
