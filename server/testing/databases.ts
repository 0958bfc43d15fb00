import { sql } from 'drizzle-orm';
import { limit } from '@/scripts/lib/limit.mjs';
import { openDatabase } from '../platform/database/open';
import type { Database } from '../platform/database/types';
import { TestApi } from './api';
import { createServersDatabase } from './create-database';
import { TestPostgres } from './postgres';

/** Milliseconds, as patient as the tests. */
const PATIENT = { connect: limit(), query: limit() };

/** Runs tests on PostgreSQL, behind PgBouncer if `start-postgres.ts` started that. Each test starts with empty tables. */
export function describeOnDatabase(body: (database: () => Database) => void): void {
  onDatabase(process.env.TEST_POOLER ?? '', body);
}

/** As {@link describeOnDatabase}, but without a pooler, for operations that reject its address. */
export function describeOnDirectDatabase(body: (database: () => Database) => void): void {
  onDatabase('', body);
}

/** A database whose every statement fails. */
export async function closedDatabase(): Promise<Database> {
  const database = await createShared('');
  await database.close();
  return database;
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

/** A database on the shared server; the files of a merged suite that reach it in the same way share it. */
async function openShared(pooler: string): Promise<Database> {
  const opened = globalThis.suiteDatabases.get(pooler) ?? createShared(pooler);
  globalThis.suiteDatabases.set(pooler, opened);
  return { ...(await opened), close: async () => {} };
}

async function createShared(pooler: string): Promise<Database> {
  return openDatabase({ databaseUrl: await createServersDatabase(pooler), timeouts: PATIENT, waitForMigrations: true });
}

function onDatabase(pooler: string, body: (database: () => Database) => void): void {
  describe(pooler ? 'on PostgreSQL behind PgBouncer' : 'on PostgreSQL', () => {
    let database: Database;
    beforeAll(async () => {
      database = await openShared(pooler);
    });
    afterAll(() => TestApi.closeAll());
    beforeEach(async () => {
      TestApi.reset();
      await clearTables(database);
    });
    body(() => database);
  });
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
