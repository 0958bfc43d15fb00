import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate, pendingMigrations } from './migrate';
import { isUnavailable } from './unavailable';

/** Any constant serves; it must only be the same in every process of the product. */
const MIGRATION_LOCK = 7_694_001;
/** A database that is started together with the server is waited for this long, in milliseconds. */
const STARTUP_PATIENCE = 20_000;
const RETRY_DELAY = 500;
/** Milliseconds between two sentences about what is waited for. */
const TOLD_EVERY = 10_000;

/** Brings the tables up to date. Processes that start together take turns by an advisory lock. */
export async function migratePostgres(url: string, connectTimeout: number): Promise<void> {
  const client = await connectPatiently(url, connectTimeout);
  try {
    await takeTurn(client);
    await migrate(client);
  } finally {
    await client.end();
  }
}

/** Asks again instead of waiting in one statement: an index that is made concurrently waits for every statement that goes on. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(RETRY_DELAY);
  }
}

/** Resolves once somebody has brought the tables up to date with this release, and says what it waits for. Newer tables are as good. */
export async function waitForMigrations(url: string, connectTimeout: number): Promise<void> {
  let told = Number.NEGATIVE_INFINITY;
  for (;;) {
    const client = await connectPatiently(url, connectTimeout);
    const pending = await pendingMigrations(client).finally(() => client.end());
    if (pending.length === 0) return;
    if (performance.now() - told >= TOLD_EVERY) {
      told = performance.now();
      console.warn(
        `The database is ${pending.length} migrations behind this release, which waits for it: \`npm run ops -- migrate\`.`,
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
      // Not waited for: after a handshake that failed the driver may never say that the connection has ended.
      client.end().catch(() => {});
      if (!isUnavailable(error) || Date.now() > giveUpAt) {
        throw new Error('The PostgreSQL database of DATABASE_URL cannot be reached.', { cause: error });
      }
      await sleep(RETRY_DELAY);
    }
  }
}
