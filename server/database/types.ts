import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Queries on the database or, inside `transaction`, on that transaction; the same on PGlite and PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  orm: Orm;
  /** Resolves when the database answers; rejects within the query timeout when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
