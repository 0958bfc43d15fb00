import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { createDatabase } from '../../testing/create-database';
import { createFromTemplate } from '../../testing/template';
import { migrate, pendingMigrations } from './migrate';
import { migratePostgres } from './migrate-postgres';
import { type Migration, readMigrations, statementOf } from './migration-files';

jest.setTimeout(240_000);

const migration = (createdAt: number, ...statements: string[]): Migration => ({
  createdAt,
  hash: String(createdAt),
  statements: statements.map(statementOf),
});
/** One of each kind of statement, on rows that the migrations insert themselves. */
const EVERY_KIND = [
  migration(
    1,
    `CREATE TABLE "seeds" ("key" text PRIMARY KEY, "done" integer DEFAULT 0)`,
    `INSERT INTO "seeds" ("key") SELECT 'k' || n FROM generate_series(1, 25) AS n`,
    '-- in steps of 10 by "seeds"."key"\nUPDATE "seeds" SET "done" = "done" + 1 WHERE "key" > $1 AND "key" <= $2 -- each once',
  ),
  migration(
    2,
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "seeds_done" ON "seeds" ("key", "done")',
    'ALTER TABLE "seeds" ADD CONSTRAINT "seeds_check" CHECK ("done" > 0) NOT VALID',
    'ALTER TABLE "seeds" VALIDATE CONSTRAINT "seeds_check"',
    'CREATE INDEX "seeds_former" ON "seeds" ("done")',
    'DROP INDEX CONCURRENTLY IF EXISTS "seeds_former"',
  ),
];
const BROKEN = migration(3, 'CREATE TABLE "more" ("key" text)', 'ALTER TABLE "missing" ADD COLUMN "more" text');
const MENDED = migration(3, 'CREATE TABLE "more" ("key" text)');

describe('on PostgreSQL', () => {
  const create = () => createDatabase(process.env.TEST_POSTGRES ?? '');

  async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await work(client).finally(() => client.end());
  }

  /** Everything that a database contains as SQL: its whole schema, its rows, and the values of its sequences. */
  function contentsOf(url: string): string {
    const dump = execFileSync('pg_dump', ['--inserts', url], { encoding: 'utf8' });
    // Its programs guard a dump by a random word.
    return dump.replace(/^\\(?:un)?restrict .*$/gm, '');
  }

  async function migrated(...steps: Migration[][]): Promise<string> {
    const url = await create();
    await withClient(url, async (client) => {
      for (const migrations of steps) await migrate(client, migrations);
    });
    return url;
  }

  test('a new database gets the tables that older ones get by one migration after another', async () => {
    const all = readMigrations();
    const atOnce = contentsOf(await migrated(all));
    for (const had of [1, 4, all.length - 1]) expect(contentsOf(await migrated(all.slice(0, had), all))).toBe(atOnce);
    expect(atOnce.match(/^INSERT INTO drizzle\.__drizzle_migrations/gm)).toHaveLength(all.length);
  });

  test('statements in steps or alone have the same effect in one transaction', async () => {
    const atOnce = contentsOf(await migrated(EVERY_KIND));
    expect(contentsOf(await migrated(EVERY_KIND.slice(0, 1), EVERY_KIND))).toBe(atOnce);
    expect(atOnce.match(/^INSERT INTO public\.seeds VALUES \('k\d+', 1\);$/gm)).toHaveLength(25);
  });

  test('a database with tables but no recorded migration gets one migration after another', async () => {
    await withClient(await create(), async (client) => {
      await client.query('create table others (id integer)');
      await expect(migrate(client, [...EVERY_KIND, BROKEN])).rejects.toThrow('"missing" does not exist');
      expect(await pendingMigrations(client, [...EVERY_KIND, BROKEN])).toEqual([BROKEN]);
    });
  });

  test('two servers that start at once on a new database make its tables once', async () => {
    const url = await create();
    await Promise.all([migratePostgres(url, 3_000), migratePostgres(url, 3_000)]);
    expect(contentsOf(url)).toBe(contentsOf(await migrated(readMigrations())));
  });
});

async function openEmbedded() {
  // One that is made from nothing takes seconds.
  const client = await createFromTemplate();
  await client.exec('drop schema public, drizzle cascade; create schema public');
  return { client, close: () => client.close() };
}

async function openPostgres() {
  const client = new Client({ connectionString: await createDatabase(process.env.TEST_POSTGRES ?? '') });
  await client.connect();
  return { client, close: () => client.end() };
}

test.each([
  ['PGlite', openEmbedded],
  ['PostgreSQL', openPostgres],
])('on %s a new database whose migrations fail stays new, and gets all of them the next time', async (_, open) => {
  const { client, close } = await open();
  const mended = [...EVERY_KIND, MENDED];
  await expect(migrate(client, [...EVERY_KIND, BROKEN])).rejects.toThrow('"missing" does not exist');
  expect(await pendingMigrations(client, mended)).toEqual(mended);
  await migrate(client, mended);
  expect(await pendingMigrations(client, mended)).toEqual([]);
  await close();
});
