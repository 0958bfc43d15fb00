import { getTableColumns, lt, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { Client } from 'pg';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { log } from '@/scripts/lib/cli.mjs';
import { addEventDays } from '@/server/domain/tracking/event-days';
import { deleteInBatches } from '@/server/platform/database/delete-in-batches';
import { migrate } from '@/server/platform/database/migrate';
import { readMigrations } from '@/server/platform/database/migration-files';
import { openDatabase } from '@/server/platform/database/open';
import { formerEvents, trackingEvents } from '@/server/platform/database/schema/tracking';
import { TestPostgres } from '@/server/testing/postgres';
import { millisecondsOf } from '../milliseconds-of';
import { DAYS, eventsOf, QUICKLY, withoutIndexes } from './fill';

/** The number of migrations before the one that partitions the events. */
const BEFORE = 47;
/** Milliseconds that a writer or reader may wait during the migration. */
const LONGEST = 1_000;
/** Milliseconds of a statement. */
const PATIENCE = 600_000;

/** What a server of the previous release writes and reads. */
const WRITE = `
  insert into tracking_events
    (key, name, client_id, event_at, received_at, channel_name, browser, origin, url, medium, keyword, plan, unit, package_id)
  values (gen_random_uuid()::text, 'z1', 'visitor', now(), now(), 'gold', 'Chrome', '', '', '', '', '', '', '')
  on conflict (key) do nothing returning key`;
const READ = "select count(*) from tracking_events where received_at >= now() - interval '10 minutes'";

/**
 * `npm run bench -- partition`: migrates a table of `events` rows while a writer and a reader of the previous release
 * use it, then compares dropping the partition of a day with deleting as many rows.
 */
export async function partition(events: number): Promise<boolean> {
  const postgres = await TestPostgres.start();
  try {
    const databaseUrl = await postgres.createDatabase();
    const client = await connect(databaseUrl);
    await migrate(client, readMigrations().slice(0, BEFORE));
    log(`Filling a table with ${events} events …`);
    await client.query(QUICKLY);
    await withoutIndexes(client, ['tracking_events'], async () => {
      await client.query(eventsOf('tracking_events', events));
    });
    await client.query('vacuum analyze tracking_events');
    log('Migrating …');
    const users = [await repeat(databaseUrl, WRITE), await repeat(databaseUrl, READ)];
    const migrated = await millisecondsOf(() => migrate(client));
    const [writer = 0, reader = 0] = await Promise.all(users.map((user) => user.stop()));
    await client.end();
    const removed = await removals(databaseUrl, Math.round(events / DAYS));
    console.table([
      { what: 'migration', ms: Math.round(migrated) },
      { what: 'longest wait of the writer', ms: Math.round(writer), goal: LONGEST },
      { what: 'longest wait of the reader', ms: Math.round(reader), goal: LONGEST },
      ...removed,
    ]);
    return Math.max(writer, reader) < LONGEST;
  } finally {
    await postgres.stop();
  }
}

/** Removes as many events in both ways: the partition of a day, and the first day of the former table. */
async function removals(databaseUrl: string, rows: number) {
  const database = await openDatabase({ databaseUrl, timeouts: { query: PATIENCE } });
  const day = addDays(beijingDay(new Date()), DAYS);
  await addEventDays(database.orm, beginningOf(day));
  const { receivedAt: _, ...others } = getTableColumns(trackingEvents);
  const names = sql.join(
    Object.values(others).map(({ name }) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  await database.orm.execute(sql`
    insert into ${trackingEvents} (received_at, ${names})
    select ${beginningOf(day).toISOString()}::timestamptz, ${names} from ${formerEvents} limit ${rows}`);
  const dropping = await millisecondsOf(() => database.orm.execute(sql`select drop_event_day(${day}::date)`));
  const second = beginningOf(addDays(beijingDay(new Date()), 2 - DAYS));
  const deleting = await millisecondsOf(() =>
    deleteInBatches(database.orm, formerEvents, lt(formerEvents.receivedAt, second)),
  );
  await database.close();
  return [
    { what: `dropping a day of ${rows} events`, ms: Math.round(dropping) },
    { what: 'deleting as many', ms: Math.round(deleting) },
  ];
}

/** Repeats a statement on a connection of its own; `stop` returns the milliseconds of the longest. */
async function repeat(databaseUrl: string, statement: string) {
  const client = await connect(databaseUrl);
  let longest = 0;
  let stopped = false;
  const running = (async () => {
    while (!stopped) longest = Math.max(longest, await millisecondsOf(() => client.query(statement)));
    await client.end();
  })();
  return {
    async stop() {
      stopped = true;
      await running;
      return longest;
    },
  };
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
