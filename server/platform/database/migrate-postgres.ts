import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { isUnavailable } from './unavailable';

/** Any constant serves; it must only be the same in every process of the product. */
const MIGRATION_LOCK = 7_694_001;
/** A database that is started together with the server is waited for this long, in milliseconds. */
const STARTUP_PATIENCE = 20_000;
const RETRY_DELAY = 500;

/** Brings the tables up to date. Processes that start together take turns by an advisory lock. */
export async function migratePostgres(url: string, connectTimeout: number): Promise<void> {
  const client = await connectPatiently(url, connectTimeout);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
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
      await client.end().catch(() => {});
      if (!isUnavailable(error) || Date.now() > giveUpAt) {
        throw new Error('The PostgreSQL database of DATABASE_URL cannot be reached.', { cause: error });
      }
      await sleep(RETRY_DELAY);
    }
  }
}
