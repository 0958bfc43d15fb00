import { sql } from 'drizzle-orm';
import { limit } from '@/scripts/lib/limit.mjs';
import { openDatabase } from '../platform/database/open';
import { startPglite } from '../platform/database/pglite';
import type { Database } from '../platform/database/types';
import { TestApi } from './api';
import { createServersDatabase } from './create-database';
import { TestPostgres } from './postgres';

/** Milliseconds, as patient as the tests. */
const PATIENT = { connect: limit(), query: limit() };

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL, behind PgBouncer if that is installed. `TEST_DATABASES=postgres`
 * leaves only PostgreSQL without a pooler, `TEST_DATABASES=pooler` only PostgreSQL behind PgBouncer. Each test starts with empty tables.
 */
export function describeOnBothDatabases(body: (database: () => Database) => void): void {
  onBoth(body, process.env.TEST_POOLER);
}

/** As {@link describeOnBothDatabases}, but without a pooler, for operations that reject its address. */
export function describeOnDirectDatabases(body: (database: () => Database) => void): void {
  onBoth(body, '');
}

function onBoth(body: (database: () => Database) => void, pooler: string | undefined): void {
  if (!process.env.TEST_DATABASES) describe('on PGlite', () => onDatabase(openEmbedded, body));
  const name = pooler ? 'on PostgreSQL behind PgBouncer' : 'on PostgreSQL';
  describe(name, () => onDatabase(() => openShared(pooler), body));
}

/** Runs tests on the embedded database. Each test starts with empty tables. */
export function describeOnPglite(body: (database: () => Database) => void): void {
  describe('on PGlite', () => onDatabase(openEmbedded, body));
}

/** A PostgreSQL server for the current block only, so its tests may stop it. */
export function usePostgres(): () => TestPostgres {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());
  return () => postgres;
}

/** The embedded database of the test process stays open for the next suite. */
async function openEmbedded(): Promise<Database> {
  return { ...(await startPglite(await embeddedDatabase())), close: async () => {} };
}

/** A database on the shared server; the files of a merged suite that reach it in the same way share it. */
async function openShared(pooler = ''): Promise<Database> {
  const opened = globalThis.suiteDatabases.get(pooler) ?? createShared(pooler);
  globalThis.suiteDatabases.set(pooler, opened);
  return { ...(await opened), close: async () => {} };
}

async function createShared(pooler: string): Promise<Database> {
  return openDatabase({ databaseUrl: await createServersDatabase(pooler), timeouts: PATIENT, waitForMigrations: true });
}

function onDatabase(open: () => Promise<Database>, body: (database: () => Database) => void): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    await TestApi.closeAll();
    await database?.close();
  });
  beforeEach(async () => {
    TestApi.reset();
    await clearTables(database);
  });
  body(() => database);
}

/** Deletes the rows of all non-empty tables: truncating takes ten times as long. */
async function clearTables({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    do $$ declare name text; begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select quote_ident(relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
        execute 'delete from ' || name;
      end loop;
      for name in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('select setval(%L, start_value, false) from pg_sequences where quote_ident(sequencename) = %L', name, name);
      end loop;
    end $$
  `);
}
