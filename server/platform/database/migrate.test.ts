import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { createDatabase } from '../../testing/create-database';
import { migrate, pendingMigrations } from './migrate';
import { waitForMigrations } from './migrate-postgres';
import { type Migration, readMigrations } from './migration-files';
import { MIGRATIONS_FOLDER } from './migrations-folder';

jest.setTimeout(240_000);

/** Events in the measured table; a million of them by `MIGRATED_EVENTS=1000000`. */
const EVENTS = Number(process.env.MIGRATED_EVENTS ?? 20_000);
/** The last migration before the one that writes to every event. */
const BEFORE_PLACES = 4;

const migration = (createdAt: number, ...statements: Migration['statements']): Migration => ({
  createdAt,
  hash: String(createdAt),
  statements,
});

describe('on PostgreSQL', () => {
  let url: string;
  let client: Client;
  beforeEach(async () => {
    url = await createDatabase(process.env.TEST_POSTGRES ?? '');
    client = await connect();
  });
  afterEach(() => client.end());

  async function connect(): Promise<Client> {
    const opened = new Client({ connectionString: url });
    await opened.connect();
    return opened;
  }

  test(`while a column of ${EVENTS} events is filled, nobody waits for a second`, async () => {
    await migrate(client, readMigrations().slice(0, BEFORE_PLACES));
    const columns =
      'key, name, client_id, event_at, received_at, channel_name, browser, origin, url, medium, keyword, plan, unit, package_id';
    const event = (key: string) =>
      `${key}, 'z1', 'visitor', now(), now(), 'bfzh', 'Chrome', 'https://bfzh.localhost:8443', 'https://bfzh.localhost/', '', '', '', '', 'XY_101'`;
    await client.query(
      `insert into tracking_events (${columns}) select ${event('md5(n::text)')} from generate_series(1, ${EVENTS}) as n`,
    );
    const visitor = await connect();
    let over = false;
    let longest = 0;
    let calls = 0;
    const visits = (async () => {
      for (; !over; calls++) {
        const began = performance.now();
        await visitor.query(`insert into tracking_events (${columns}) values (${event(`'new ${calls}'`)})`);
        await visitor.query('update tracking_events set browser = $1 where key = md5($2)', ['Edge', String(calls)]);
        await visitor.query('select count(*) from tracking_events where client_id = $1', [`nobody ${calls}`]);
        longest = Math.max(longest, performance.now() - began);
      }
    })();
    const began = performance.now();
    await migrate(client, readMigrations().slice(0, BEFORE_PLACES + 1));
    const took = performance.now() - began;
    over = true;
    await visits;
    await visitor.end();
    if (process.env.MIGRATED_EVENTS) console.log({ EVENTS, took, calls, longest });
    expect(calls).toBeGreaterThan(5);
    expect(longest).toBeLessThan(1_000);
    const { rows } = await client.query(
      "select count(*)::int as left from tracking_events where host = '' and key not like 'new %'",
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('a table that somebody uses is waited for by turns, and who comes after is not held for long', async () => {
    await client.query('create table busy (id int); insert into busy values (1)');
    const [user, next] = [await connect(), await connect()];
    await user.query('begin; select * from busy');
    const migrated = migrate(client, [migration(1, { sql: 'alter table busy add column more text', run: 'together' })]);
    let longest = 0;
    for (let reads = 0; reads < 20; reads++) {
      const began = performance.now();
      await next.query('select * from busy');
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(longest).toBeLessThan(900);
    await user.query('commit');
    await migrated;
    expect((await next.query('select * from busy')).rows).toEqual([{ id: 1, more: null }]);
    await Promise.all([user.end(), next.end()]);
  });

  test('an index that is made alone is made, and what was interrupted is gone on with', async () => {
    await client.query('create table big (key text primary key, done int default 0)');
    await client.query("insert into big (key) select 'k' || n from generate_series(1, 25) as n");
    const steps = { table: '"big"', key: '"key"', size: 10 };
    const index = {
      sql: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "big_done" ON "big" ("done")',
      run: 'alone',
    } as const;
    const broken = migration(
      1,
      { sql: 'alter table big add column if not exists more text', run: 'together' },
      { sql: 'update big set done = done + 1 where key > $1 and key <= $2', run: steps },
      index,
      { sql: 'select 1 / (select count(*) from big where more is not null)', run: 'together' },
    );
    await expect(migrate(client, [broken])).rejects.toThrow('division by zero');
    expect(await pendingMigrations(client, [broken])).toHaveLength(1);
    const mended = { ...broken, statements: broken.statements.slice(0, 3) };
    await migrate(client, [mended]);
    await migrate(client, [mended]);
    expect((await client.query('select distinct done from big')).rows).toEqual([{ done: 2 }]);
    expect(await pendingMigrations(client, [mended])).toEqual([]);
  });

  test('a server of a newer release waits until the tables are there, and says so', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await migrate(client, readMigrations().slice(0, BEFORE_PLACES));
    let ready = false;
    const waiting = waitForMigrations(url, 3_000).then(() => {
      ready = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(ready).toBe(false);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain('npm run ops -- migrate');
    await migrate(client);
    await waiting;
    warned.mockRestore();
  });

  test('a server of an older release takes newer tables as they are', async () => {
    await migrate(client);
    await migrate(client, readMigrations().slice(0, BEFORE_PLACES));
    expect(await pendingMigrations(client, readMigrations().slice(0, BEFORE_PLACES))).toEqual([]);
  });
});

test('the embedded database is migrated in the same way', async () => {
  const client = new PGlite();
  await migrate(client, readMigrations().slice(0, BEFORE_PLACES));
  await migrate(client);
  expect(await pendingMigrations(client)).toEqual([]);
  await client.close();
});

/** Those that stand since before releases were replaced one machine at a time. */
const BEFORE_ROLLING = 16;

/** What holds a table that is used, or what servers of the release before cannot work beside. */
const UNSAFE: Record<string, RegExp> = {
  'takes away what servers of the release before ask for': /\bDROP (?:TABLE|COLUMN)\b|\bRENAME\b/i,
  'refuses what servers of the release before write': /\bSET NOT NULL\b|ADD COLUMN(?![^;]*DEFAULT)[^;]*NOT NULL/i,
  'rewrites a table while nobody can use it': /ALTER COLUMN "\w+" (?:SET DATA )?TYPE/i,
  'writes to all rows of a table at once: do it in steps': /^(?:UPDATE|DELETE)\b/i,
};

test('migrations can run beside servers of the release before', () => {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const names: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const found = readMigrations().flatMap(({ statements }, index) => {
    if (index <= BEFORE_ROLLING) return [];
    const made = new Set(statements.flatMap(({ sql }) => /^CREATE TABLE ("\w+")/.exec(sql)?.[1] ?? []));
    return statements.flatMap(({ sql }) => {
      const faults = Object.entries(UNSAFE).flatMap(([fault, pattern]) => (pattern.test(sql) ? [fault] : []));
      const indexed = /^CREATE (?:UNIQUE )?INDEX "\w+" ON ("\w+")/.exec(sql)?.[1];
      if (indexed && !made.has(indexed)) faults.push('stops a table for as long as an index is made: CONCURRENTLY');
      return faults.map((fault) => `${names[index]} ${fault}`);
    });
  });
  expect(found).toEqual([]);
});
