import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { variantTables } from '@/brands/tables';
import { after, DAY } from '../../platform/clock/clock';
import { migrate, pendingMigrations } from '../../platform/database/migrate';
import { readMigrations } from '../../platform/database/migration-files';
import type { Orm } from '../../platform/database/types';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { createDatabase } from '../../testing/create-database';
import { VISIT } from '../../testing/visit';
import { addEventDays } from './event-days';
import { eventKey } from './event-key';
import { storeEvents } from './store';

/** The number of migrations before the one that partitions the events. */
const BEFORE = 47;

const now = new Date();
const vault = createVault(Keyring.of(Buffer.alloc(32)));
const sender = { userAgent: undefined, tables: variantTables };

interface Opened {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  orm: Orm;
  /** Ends the connection in the middle of what it does, and opens another one. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

async function openPostgres(): Promise<Opened> {
  const connectionString = await createDatabase(process.env.TEST_POSTGRES ?? '');
  let client = new Client({ connectionString });
  await client.connect();
  return {
    query: (sql, values) => client.query(sql, values),
    get orm() {
      return drizzle({ client, casing: 'snake_case' });
    },
    async reopen() {
      await client.end();
      client = new Client({ connectionString });
      await client.connect();
    },
    close: () => client.end(),
  };
}

/** What a server of the release before the migration sends. */
function storeFormerly(database: Pick<Opened, 'query'>, key: string, receivedAt: Date) {
  return database.query(
    `insert into tracking_events
       (key, name, client_id, event_at, received_at, channel_name, browser, origin, url, medium, keyword, plan, unit, package_id)
     values ($1, 'z1', 'visitor', $2, $2, 'gold', 'Chrome', '', 'https://www.gold.example/', '', '', '', '', '')
     on conflict (key) do nothing returning key`,
    [key, receivedAt.toISOString()],
  );
}

describe('partitioning the events of a former release', () => {
  let database: Opened;
  const keysOf = async (table: string) => {
    const { rows } = await database.query(`select key from ${table}`);
    return (rows as { key: string }[]).map(({ key }) => key).sort();
  };

  beforeEach(async () => {
    database = await openPostgres();
    await migrate(database, readMigrations().slice(0, BEFORE));
    for (const [key, days] of [
      ['a year old', 365],
      ['of yesterday', 1],
      ['of a clock a year ahead', -365],
    ] as const)
      await storeFormerly(database, key, after(now, -days * DAY));
  });
  afterEach(() => database.close());

  test('keeps the events, continues after every interruption, and leaves nothing of an attempt', async () => {
    const migrations = readMigrations().slice(0, BEFORE + 1);
    let done = false;
    let interruptions = 0;
    for (let most = 1; !done; most++) {
      let statements = 0;
      const dying = {
        async query(sql: string, values?: unknown[]) {
          if (++statements > most) throw new Error('the connection ended');
          return database.query(sql, values);
        },
      };
      done = await migrate(dying, migrations).then(
        () => true,
        (error: Error) => {
          expect(error.message).toBe('the connection ended');
          return false;
        },
      );
      if (done) break;
      interruptions += 1;
      await database.reopen();
      // A server of the previous release runs meanwhile.
      const key = `during ${String(most).padStart(2, '0')}`;
      expect((await storeFormerly(database, key, now)).rows).toEqual([{ key }]);
    }
    expect(interruptions).toBeGreaterThan(10);
    expect(await pendingMigrations(database, migrations)).toEqual([]);
    expect(await keysOf('events_by_day')).toHaveLength(3 + interruptions);
    expect(await keysOf('tracking_events')).toEqual(await keysOf('events_by_day'));
    const { rows } = await database.query(
      "select conname from pg_constraint where conrelid = 'tracking_events'::regclass and contype = 'c'",
    );
    expect(rows).toEqual([]);
  });

  test('lets servers of both releases store and read the same events', async () => {
    await migrate(database);
    const { orm } = database;
    const key = eventKey(VISIT);
    const store = (at: Date) => orm.transaction((transaction) => storeEvents(transaction, vault, [VISIT], sender, at));
    expect((await storeFormerly(database, key, now)).rows).toEqual([{ key }]);
    expect(await store(now)).toEqual([]);
    await database.query('delete from tracking_events where key = $1', [key]);
    expect(await store(now)).toEqual([VISIT]);
    expect((await storeFormerly(database, key, now)).rows).toEqual([]);
    expect(await keysOf('tracking_events')).toEqual(
      [key, 'a year old', 'of a clock a year ahead', 'of yesterday'].sort(),
    );
  });

  test('gives days a partition from a week after the migration on', async () => {
    await migrate(database);
    await addEventDays(database.orm, now);
    const { rows } = await database.query(
      "select count(*)::int as days from pg_inherits where inhparent = 'events_by_day'::regclass and inhrelid <> 'tracking_events'::regclass",
    );
    expect(rows).toEqual([{ days: 1 }]);
  });
});

test('stores an event once that servers of both releases store at the same time', async () => {
  const connectionString = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const clients = [1, 2, 3].map(() => new Client({ connectionString })) as [Client, Client, Client];
  for (const client of clients) await client.connect();
  const [former, current, watcher] = clients;
  await migrate(watcher);
  await former.query('begin');
  await storeFormerly(former, eventKey(VISIT), now);
  const orm = drizzle({ client: current, casing: 'snake_case' });
  const stored = orm.transaction((transaction) => storeEvents(transaction, vault, [VISIT], sender, now));
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await watcher.query(waiting)).rows.length === 0);
  await former.query('commit');
  expect(await stored).toEqual([]);
  for (const client of clients) await client.end();
});
