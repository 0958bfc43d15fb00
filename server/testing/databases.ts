import { sql } from 'drizzle-orm';
import { openDatabase } from '../database/open';
import type { Database } from '../database/types';
import { TestPostgres } from './postgres';
import { openFromTemplate } from './template';

// Databases start and queue on machines that are busy with other things; nothing waits for this time to pass.
jest.setTimeout(240_000);

/** Runs the same tests on the embedded database and on a real PostgreSQL; each test begins with empty tables. */
export function describeOnBothDatabases(body: (database: () => Database) => void): void {
  describe('on PGlite', () => onDatabase(openFromTemplate, body));
  describe('on PostgreSQL', () => {
    const postgres = usePostgres();
    onDatabase(async () => openDatabase({ databaseUrl: await postgres().createDatabase() }), body);
  });
}

/** Runs tests on the embedded database; each begins with empty tables. */
export function describeOnPglite(body: (database: () => Database) => void): void {
  describe('on PGlite', () => onDatabase(openFromTemplate, body));
}

/** A PostgreSQL server for the tests of the current block. */
export function usePostgres(): () => TestPostgres {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());
  return () => postgres;
}

function onDatabase(open: () => Promise<Database>, body: (database: () => Database) => void): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() => clearTables(database));
  body(() => database);
}

async function clearTables({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    do $$ begin
      execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
               from pg_tables where schemaname = 'public');
    end $$
  `);
}
