import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { tracedTransaction, withSpans } from '../tracing/statements';
import { migratePostgres, waitForMigrations } from './migrate-postgres';
import { pooledClient } from './pooled-client';
import { dumpPostgres } from './postgres-tools';
import { requireDirectAddress } from './require-direct';
import { tryWriting } from './try-writing';
import type { ConnectionCheck, Database, Orm } from './types';
import { isUnavailable, onlyReads } from './unavailable';

/** Milliseconds. Their sum stays below the 20 s after which visitors' browsers give up. */
export interface PostgresTimeouts {
  /** To get a connection, new or pooled. */
  connect: number;
  /** To get the answer to one statement. */
  query: number;
}

const DEFAULT_TIMEOUTS: PostgresTimeouts = { connect: 8000, query: 5000 };
const MAX_CONNECTIONS = 10;

/**
 * Opens a connection pool on a PostgreSQL database. When the server breaks or hangs, running calls fail; the pool
 * reconnects as soon as it responds.
 */
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
  // The next statement on a broken connection fails anyway. Without listeners the error event would end the process,
  // for idle connections and for those in a transaction.
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
    async dump(file) {
      // `pg_dump` changes settings of its session, which a pooler would pass on to servers.
      await requireDirectAddress(url);
      await dumpPostgres(url, file);
    },
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

/** A read-only server is read-only on all its connections; new ones may reach a server that can write. */
function letGoOfIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

/**
 * Replaces the library's transactions, which leak the connection when `begin` fails: after a hang the pool would be
 * empty.
 */
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
