import { limit } from '@/scripts/lib/limit.mjs';
import { migratePostgres } from '../platform/database/migrate-postgres';
import { createDatabase } from './create-database';
import { findPgbouncer, startPgbouncer } from './pgbouncer';
import { TestPostgres } from './postgres';

/** Each suite has a database of its own, so sessions of finished suites must end soon. */
const POOLER = {
  server_idle_timeout: 2,
  query_wait_timeout: limit() / 1_000,
  connect_query: `set statement_timeout = ${limit()}`,
};

declare global {
  /** The server for all suites, in the process that starts them. */
  var sharedPostgres: TestPostgres | undefined;
}

/**
 * Starts a PostgreSQL for all suites, with a template database that has the product's tables. With
 * `TEST_POOLER=on`, which then becomes its address, a PgBouncer is in front of it if that is installed.
 */
export async function startPostgres(): Promise<void> {
  globalThis.sharedPostgres = await TestPostgres.start();
  const { address } = globalThis.sharedPostgres;
  const template = await createDatabase(address);
  await migratePostgres(template, limit());
  process.env.TEST_POSTGRES = address;
  process.env.TEST_POSTGRES_TEMPLATE = new URL(template).pathname.slice(1);
  const { TEST_POOLER: asked } = process.env;
  process.env.TEST_POOLER = asked && findPgbouncer() ? await startPgbouncer(globalThis.sharedPostgres, POOLER) : '';
}
