import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate, pendingMigrations } from './migrate';
import { requireDirect } from './require-direct';
import { isUnavailable } from './unavailable';

/** An arbitrary constant, the same in every process of the product. */
const MIGRATION_LOCK = 7_694_001;
/** Milliseconds to wait for a database that starts together with the server. */
const STARTUP_PATIENCE = 20_000;
const RETRY_DELAY = 500;
/** Milliseconds between two messages while waiting. */
const LOG_EVERY = 10_000;

/**
 * Updates the tables. An advisory lock of the session lets only one process at a time do so.
 *
 * @throws {ConfigError} when there is a pooler at the address
 */
export async function migratePostgres(url: string, connectTimeout: number): Promise<void> {
  const client = await connectPatiently(url, connectTimeout);
  try {
    await requireDirect(client);
    await lockMigrations(client);
    await migrate(client);
  } finally {
    await client.end();
  }
}

/**
 * Retries instead of waiting in one statement, because building an index concurrently waits for all running statements.
 */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(RETRY_DELAY);
  }
}

/**
 * Resolves when the tables have all migrations of this release, and logs what it waits for. Tables of a newer release
 * are fine.
 */
export async function waitForMigrations(url: string, connectTimeout: number): Promise<void> {
  let logged = Number.NEGATIVE_INFINITY;
  for (;;) {
    const client = await connectPatiently(url, connectTimeout);
    const pending = await pendingMigrations(client).finally(() => client.end());
    if (pending.length === 0) return;
    if (performance.now() - logged >= LOG_EVERY) {
      logged = performance.now();
      console.warn(
        `The database lacks ${pending.length} migrations of this release. Waiting until \`npm run ops -- migrate\` has run.`,
      );
    }
    await sleep(RETRY_DELAY);
  }
}

async function connectPatiently(url: string, connectTimeout: number): Promise<Client> {
  const giveUpAt = Date.now() + STARTUP_PATIENCE;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      // Not awaited: after a failed handshake the driver may never report the end of the connection.
      client.end().catch(() => {});
      if (!isUnavailable(error) || Date.now() > giveUpAt) {
        throw new Error('Cannot reach the PostgreSQL database of DATABASE_URL.', { cause: error });
      }
      await sleep(RETRY_DELAY);
    }
  }
}
