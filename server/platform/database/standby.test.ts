import { sql } from 'drizzle-orm';
import { usePostgres } from '../../testing';
import { becomes } from '../../testing/becomes';
import { asAdmin } from '../../testing/create-database';
import type { TestPostgres } from '../../testing/postgres';
import { openDatabase } from './open';
import { MAX_AGE, openStandby, type Standby } from './standby';
import { tryWriting } from './try-writing';
import type { Database, Orm } from './types';

const ANYTHING = sql`true`;

describe('a standby', () => {
  const postgres = usePostgres();
  let server: TestPostgres;
  let primary: Database;
  let standby: Standby;
  let check: () => Promise<void>;
  /** Milliseconds by which the primary's clock is ahead. */
  let passed: number;
  beforeEach(async () => {
    const databaseUrl = await postgres().createDatabase();
    primary = await openDatabase({ databaseUrl });
    server = await postgres().startStandby();
    passed = 0;
    standby = await openStandby(server.addressOf(databaseUrl), { execute: clock } as unknown as Orm, (act) => {
      check = act;
      return () => {};
    });
    await write();
    await becomesUsed();
  });
  afterEach(async () => {
    await standby?.close();
    await server?.stop();
    await primary?.close();
  });

  async function clock() {
    const { rows } = await primary.orm.execute<{ now: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 as now`,
    );
    return { rows: rows.map(({ now }) => ({ now: now + passed / 1_000 })) };
  }
  /** Writes a row on the primary, which is a transaction to replay. */
  const write = () => tryWriting(primary.orm);
  const onServer = (statement: string) => asAdmin(server.address, (admin) => admin.query(statement));
  const readTo = (orm: Orm) => orm.$count(sql`rate_limits`);
  const isReadAfterCheck = async () => {
    await check();
    return (await standby.read(ANYTHING, readTo)) !== undefined;
  };
  async function becomesUsed(): Promise<void> {
    await becomes(isReadAfterCheck, (isRead) => isRead);
  }

  test('is read in one state, with the time of its last transaction', async () => {
    const before = Date.now();
    await write();
    const seen = await becomes(
      () =>
        standby.read(ANYTHING, async (orm) => {
          const first = await readTo(orm);
          await primary.orm.execute(sql`insert into rate_limits select gen_random_uuid(), now(), now(), 0`);
          await becomes(
            () => standby.read(ANYTHING, readTo),
            (other) => other?.result === first + 1,
          );
          return (await readTo(orm)) - first;
        }),
      (found) => (found?.asOf.getTime() ?? 0) >= before,
    );
    expect(seen?.result).toBe(0);
    expect(seen?.asOf.getTime()).toBeLessThanOrEqual(Date.now());
    expect(standby.age()).toBeLessThan(MAX_AGE);
  });

  test('is not read while it lacks what the reader needs', async () => {
    expect(await standby.read(sql`false`, readTo)).toBeUndefined();
    expect(standby.isUsed()).toBe(true);
  });

  test('rejects a write, which is an error of the program', async () => {
    await expect(standby.read(ANYTHING, tryWriting)).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(standby.isUsed()).toBe(true);
  });

  test('is not read after a statement has failed there, such as one on a table that it lacks', async () => {
    const failing = (orm: Orm) => orm.execute(sql`select from made_up`);
    expect(await standby.read(ANYTHING, failing)).toBeUndefined();
    expect(standby.isUsed()).toBe(false);
    await becomesUsed();
  });

  test('is not read once its data is too old because it replays nothing', async () => {
    await onServer('select pg_wal_replay_pause()');
    await write();
    expect(await isReadAfterCheck()).toBe(true);
    passed = MAX_AGE;
    expect(await isReadAfterCheck()).toBe(false);
    expect(standby.age()).toBeGreaterThan(MAX_AGE);
    passed = 0;
    await onServer('select pg_wal_replay_resume()');
    await becomesUsed();
  });

  test('is not read once its data is too old because it receives nothing, although it has replayed all it received', async () => {
    await onServer(`alter system set primary_conninfo = 'host=127.0.0.1 port=1'`);
    await onServer('select pg_reload_conf()');
    await becomes(
      () => onServer('select 1 from pg_stat_wal_receiver'),
      ({ rowCount }) => rowCount === 0,
    );
    const { rows } = await onServer('select pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() as equal');
    expect(rows).toEqual([{ equal: true }]);
    passed = MAX_AGE;
    expect(await isReadAfterCheck()).toBe(false);
  });

  test('is not read again before the next check once a read has failed, and is read again after it has come back', async () => {
    await server.crash();
    expect(standby.isUsed()).toBe(true);
    expect(await standby.read(ANYTHING, readTo)).toBeUndefined();
    expect(standby.isUsed()).toBe(false);
    await server.restart();
    expect(await standby.read(ANYTHING, readTo)).toBeUndefined();
    // A standby does not know the age of its data until it has replayed a transaction.
    await write();
    await becomesUsed();
  });

  test('is not read once it is promoted', async () => {
    await onServer('select pg_promote()');
    expect(await isReadAfterCheck()).toBe(false);
  });

  test('is not read by a statement that it cancels, and is read again', async () => {
    await onServer('alter system set max_standby_streaming_delay = 0');
    await onServer('select pg_reload_conf()');
    const read = standby.read(ANYTHING, async (orm) => {
      await readTo(orm);
      await orm.execute(sql`select pg_sleep(60)`);
    });
    const sleeping = `select 1 from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`;
    await becomes(
      () => onServer(sleeping),
      ({ rowCount }) => rowCount === 1,
    );
    await primary.orm.execute(sql`delete from rate_limits`);
    await primary.orm.execute(sql`vacuum rate_limits`);
    expect(await read).toBeUndefined();
    expect(standby.isUsed()).toBe(true);
  });
});
