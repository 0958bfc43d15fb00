import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** Queries on the database or, inside `transaction`, on that transaction. */
export type Orm = PgDatabase<NodePgQueryResultHKT>;

/** Checks a new connection with queries on it. */
export type ConnectionCheck = (connection: Orm) => Promise<void>;

export interface Database {
  orm: Orm;
  /** Resolves when a row can be written; rejects within the query timeout otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Writes a consistent copy to an existing file while the database is in use. */
  dump(file: string): Promise<void>;
  /** Sets a check for each new connection, which is closed when the check fails. Returns a function that removes it. */
  onConnect(check: ConnectionCheck): () => void;
  /** Connections of the pool, and statements waiting for one. */
  connections(): { inUse: number; idle: number; waiting: number };
}
