import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { tracedTransaction, withSpans } from '../tracing/statements';
import { migratePostgres, waitForMigrations } from './migrate-postgres';
import { pooledClient } from './pooled-client';
import { dumpPostgres } from './postgres-tools';
import { tryWriting } from './try-writing';
import type { ConnectionCheck, Database, Orm } from './types';
import { isUnavailable, onlyReads } from './unavailable';

/** Milliseconds. Together they stay below the 20 s after which visitors' browsers give up. */
export interface PostgresTimeouts {
  /** For a free connection, new or pooled. */
  connect: number;
  /** For the answer to one statement. */
  query: number;
}

const DEFAULT_TIMEOUTS: PostgresTimeouts = { connect: 8000, query: 5000 };
const MAX_CONNECTIONS = 10;

/** Opens a pool on a PostgreSQL database. A broken or hung server fails the running calls and is reached again as soon as it answers. */
export async function openPostgres(
  url: string,
  timeouts: Partial<PostgresTimeouts> = {},
  waits = false,
): Promise<Database> {
  const { connect, query } = { ...DEFAULT_TIMEOUTS, ...timeouts };
  await (waits ? waitForMigrations : migratePostgres)(url, connect);
  let check: ConnectionCheck = async () => {};
  const pool = new Pool({
    Client: pooledClient(url),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connect,
    query_timeout: query,
    statement_timeout: query,
    idle_in_transaction_session_timeout: query * 2,
    keepAlive: true,
    verify: (client, done) => void check(drizzle({ client, casing: 'snake_case' })).then(() => done(), done),
  });
  // Whoever uses a broken connection is told by its next statement; without listeners the break itself would end the process,
  // of an idle connection as of one that a transaction holds.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('release', (error) => {
    if (onlyReads(error)) letGoOfIdle(pool);
  });
  const orm = onPool(pool);
  return {
    orm,
    ping: () => tryWriting(orm),
    close: () => pool.end(),
    dump: (file) => dumpPostgres(url, file),
    onConnect(next) {
      check = next;
      return () => {
        check = async () => {};
      };
    },
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A server that only reads has done so on all of its connections: where new ones lead to by now may write. */
function letGoOfIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

/** The library's own transactions on a pool never give back a connection on which `begin` failed: after a hang none would be left. */
export function onPool(pool: Pool): Orm {
  const orm: Orm = drizzle({ client: withSpans(pool), casing: 'snake_case' });
  orm.transaction = (work, config) =>
    tracedTransaction(async () => {
      const client = await pool.connect();
      try {
        const result = await drizzle({ client: withSpans(client), casing: 'snake_case' }).transaction(work, config);
        client.release();
        return result;
      } catch (error) {
        client.release(isUnavailable(error) && (error as Error));
        throw error;
      }
    });
  return orm;
}
