import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { limit } from '@/scripts/lib/limit.mjs';
import { createDatabase } from '../../testing/create-database';
import { migrate, pendingMigrations } from './migrate';
import { migratePostgres } from './migrate-postgres';
import { type Migration, readMigrations, statementOf } from './migration-files';

const migration = (createdAt: number, ...statements: string[]): Migration => ({
  createdAt,
  hash: String(createdAt),
  statements: statements.map(statementOf),
});
/** One statement of each kind, on rows that the migrations insert themselves. */
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

  /** A database as SQL: its schema, rows and sequence values. */
  function contentsOf(url: string): string {
    const dump = execFileSync('pg_dump', ['--inserts', url], { encoding: 'utf8' });
    // pg_dump adds random words to these lines.
    return dump.replace(/^\\(?:un)?restrict .*$/gm, '');
  }

  async function migrated(...steps: Migration[][]): Promise<string> {
    const url = await create();
    await withClient(url, async (client) => {
      for (const migrations of steps) await migrate(client, migrations);
    });
    return url;
  }

  test('gives a new database the same tables as migrating an older one step by step', async () => {
    const all = readMigrations();
    const atOnce = contentsOf(await migrated(all));
    const older = await create();
    await withClient(older, async (client) => {
      await client.query('create table others (id integer)');
      await migrate(client, all);
      await client.query('drop table others');
    });
    expect(contentsOf(older)).toBe(atOnce);
    expect(atOnce.match(/^INSERT INTO drizzle\.__drizzle_migrations/gm)).toHaveLength(all.length);
  });

  test('runs statements marked for steps or alone with the same effect in one transaction', async () => {
    const atOnce = contentsOf(await migrated(EVERY_KIND));
    expect(contentsOf(await migrated(EVERY_KIND.slice(0, 1), EVERY_KIND))).toBe(atOnce);
    expect(atOnce.match(/^INSERT INTO public\.seeds VALUES \('k\d+', 1\);$/gm)).toHaveLength(25);
  });

  test('migrates a database with tables but no recorded migration step by step', async () => {
    await withClient(await create(), async (client) => {
      await client.query('create table others (id integer)');
      await expect(migrate(client, [...EVERY_KIND, BROKEN])).rejects.toThrow('"missing" does not exist');
      expect(await pendingMigrations(client, [...EVERY_KIND, BROKEN])).toEqual([BROKEN]);
    });
  });

  test('creates the tables of a new database once when two servers start at the same time', async () => {
    const url = await create();
    await Promise.all([migratePostgres(url, limit()), migratePostgres(url, limit())]);
    expect(contentsOf(url)).toBe(contentsOf(await migrated(readMigrations())));
  });
});

test('leaves a new database new when a migration fails, and applies all the next time', async () => {
  const client = new Client({ connectionString: await createDatabase(process.env.TEST_POSTGRES ?? '') });
  await client.connect();
  const mended = [...EVERY_KIND, MENDED];
  await expect(migrate(client, [...EVERY_KIND, BROKEN])).rejects.toThrow('"missing" does not exist');
  expect(await pendingMigrations(client, mended)).toEqual(mended);
  await migrate(client, mended);
  expect(await pendingMigrations(client, mended)).toEqual([]);
  await client.end();
});
