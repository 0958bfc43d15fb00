import { migratePostgres } from '../platform/database/migrate-postgres';
import { createDatabase } from './create-database';
import { TestPostgres } from './postgres';

const CONNECT_TIMEOUT = 3000;

declare global {
  /** The server for all suites, in the process that starts them. */
  var sharedPostgres: TestPostgres | undefined;
}

/** Starts a PostgreSQL for all suites, with a template database that has the product's tables. */
export async function startPostgres(): Promise<void> {
  globalThis.sharedPostgres = await TestPostgres.start();
  const { address } = globalThis.sharedPostgres;
  const template = await createDatabase(address);
  await migratePostgres(template, CONNECT_TIMEOUT);
  process.env.TEST_POSTGRES = address;
  process.env.TEST_POSTGRES_TEMPLATE = new URL(template).pathname.slice(1);
}
