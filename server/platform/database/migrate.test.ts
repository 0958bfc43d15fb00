import { Client } from 'pg';
import { limit } from '@/scripts/lib/limit.mjs';
import { createDatabase } from '../../testing/create-database';
import { migrate, pendingMigrations } from './migrate';
import { waitForMigrations } from './migrate-postgres';
import { type Migration, statementOf } from './migration-files';

const migration = (createdAt: number, ...statements: Migration['statements']): Migration => ({
  createdAt,
  hash: String(createdAt),
  statements,
});

const FIRST = migration(1, statementOf('CREATE TABLE "visits" ("key" text PRIMARY KEY, "origin" text NOT NULL)'));
/** Adds a column, and fills it in every row. */
const SECOND = migration(
  2,
  ...[
    `ALTER TABLE "visits" ADD COLUMN IF NOT EXISTS "host" text DEFAULT '' NOT NULL`,
    `-- in steps of 2000 by "visits"."key"\nUPDATE "visits" SET "host" = substring("origin" from '//(.+)') WHERE "key" > $1 AND "key" <= $2`,
  ].map(statementOf),
);

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

  test('fills a column in steps, between which others can change every row', async () => {
    await migrate(client, [FIRST]);
    await client.query(
      "insert into visits (key, origin) select md5(n::text), 'https://bfzh.localhost' from generate_series(1, 4500) as n",
    );
    const other = await connect();
    const steps: (number | null)[] = [];
    const watched = {
      async query(sql: string, values?: unknown[]) {
        const answer = await client.query(sql, values);
        const isStep = /^UPDATE "visits"/m.test(sql);
        if (isStep) steps.push(answer.rowCount);
        // Fails immediately if a row is still locked.
        if (isStep || sql === 'commit') await other.query('select 1 from visits for update nowait');
        return answer;
      },
    };
    await migrate(watched, [FIRST, SECOND]);
    expect(steps).toEqual([2000, 2000, 500]);
    await other.end();
    const { rows } = await client.query('select distinct host from visits');
    expect(rows).toEqual([{ host: 'bfzh.localhost' }]);
  });

  test('retries a table lock, and lets readers through between attempts', async () => {
    await client.query('create table busy (id int); insert into busy values (1)');
    const [user, next] = [await connect(), await connect()];
    await user.query('begin; select * from busy');
    const statements = [
      "create table patience as select current_setting('lock_timeout') as longest",
      'alter table busy add column more text',
    ];
    const migrated = migrate(client, [migration(1, ...statements.map(statementOf))]);
    for (let attempt = 1; attempt <= 2; attempt++) {
      const waiting = "select 1 from pg_locks where relation = 'busy'::regclass and not granted";
      while ((await next.query(waiting)).rows.length === 0);
      // Waits behind the migration, which waits for the user.
      expect((await next.query('select * from busy')).rows).toEqual([{ id: 1 }]);
    }
    await user.query('commit');
    await migrated;
    expect((await next.query('select * from busy')).rows).toEqual([{ id: 1, more: null }]);
    expect((await next.query('select * from patience')).rows).toEqual([{ longest: '400ms' }]);
    await Promise.all([user.end(), next.end()]);
  });

  test('builds an index outside a transaction, and continues after an interruption', async () => {
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

  test('rebuilds an index that an interruption left invalid', async () => {
    await client.query('create table doubled (key text); insert into doubled values (1), (1)');
    const index = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "doubled_key" ON "doubled" ("key")';
    const made = [migration(1, { sql: index, run: 'alone' })];
    await expect(migrate(client, made)).rejects.toThrow('could not create unique index');
    await client.query('delete from doubled');
    await migrate(client, made);
    const { rows } = await client.query(
      "select indisvalid as valid from pg_index where indexrelid = 'doubled_key'::regclass",
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  test('lets others use a table while it validates a new constraint', async () => {
    const [held, next] = [await connect(), await connect()];
    await client.query(`
      create table checked (value int); insert into checked values (1);
      create function waits(int) returns boolean as 'select pg_advisory_xact_lock_shared(1) is not null' language sql volatile`);
    await held.query('select pg_advisory_lock(1)');
    const migrated = migrate(client, [
      migration(
        1,
        ...[
          'ALTER TABLE "checked" ADD CONSTRAINT "waited" CHECK (waits("value")) NOT VALID',
          'ALTER TABLE "checked" VALIDATE CONSTRAINT "waited"',
        ].map(statementOf),
      ),
    ]);
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    while ((await next.query(waiting)).rows.length === 0);
    expect((await next.query('select value from checked')).rows).toEqual([{ value: 1 }]);
    expect((await next.query(waiting)).rows).toHaveLength(1);
    await held.query('select pg_advisory_unlock(1)');
    await migrated;
    await Promise.all([held.end(), next.end()]);
  });

  test('makes a server of a newer release wait for the tables, and log it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await migrate(client, [FIRST]);
    const looks = jest.spyOn(Client.prototype, 'connect');
    jest.spyOn(performance, 'now').mockReturnValue(0);
    let ready = false;
    const waiting = waitForMigrations(url, limit()).then(() => {
      ready = true;
    });
    while (looks.mock.calls.length < 3) await new Promise(setImmediate);
    expect(ready).toBe(false);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain('npm run ops -- migrate');
    await migrate(client);
    await waiting;
  });

  test('lets a server of an older release use newer tables', async () => {
    await migrate(client, [FIRST, SECOND]);
    await migrate(client, [FIRST]);
    expect(await pendingMigrations(client, [FIRST])).toEqual([]);
  });
});
