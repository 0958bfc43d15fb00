import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { addMonths } from '@/lib/privacy/retention';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { removeExpired, startCleanup } from '../../cleanup';
import { after, DAY } from '../../platform/clock/clock';
import { openDatabase } from '../../platform/database/open';
import { visitorDays } from '../../platform/database/schema/funnel';
import { eventKeys, firstPartition, trackingEvents } from '../../platform/database/schema/tracking';
import { describeOnDatabase, TestApi } from '../../testing';
import { createDatabase } from '../../testing/create-database';
import { VISIT } from '../../testing/visit';
import { addEventDays, removeEventDays } from './event-days';
import { KEYS_KEPT_DAYS } from './retention';

/** A day with a partition of its own: later than a week after the database was created. */
const DAY_AFTER = '2101-03-05';
const MINUTE = 60_000;

describeOnDatabase((database) => {
  let api: TestApi;
  const orm = () => database().orm;
  beforeEach(async () => {
    api = await TestApi.on(database());
    api.clock.move(beginningOf(DAY_AFTER).getTime() - api.clock.read().getTime() + 12 * 60 * MINUTE);
    for (const day of await partitions()) await orm().execute(sql`select drop_event_day(${day}::date)`);
  });

  const collect = async (event: typeof VISIT = VISIT) =>
    (await api.json('/crm/maidian/scada/collect', [event])).statusCode;
  const stored = () => orm().select().from(trackingEvents).orderBy(trackingEvents.receivedAt);

  /** The days that have a partition. */
  async function partitions(): Promise<string[]> {
    const { rows } = await orm().execute<{ day: string }>(sql`
      select to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD')::text as day from pg_inherits
      where inhparent = 'events_by_day'::regclass and inhrelid <> 'tracking_events'::regclass order by day`);
    return rows.map(({ day }) => day);
  }

  const storeAt = async (at: Date) => {
    api.clock.move(at.getTime() - api.clock.read().getTime());
    expect(await collect({ ...VISIT, eventtime: at.getTime() })).toBe(200);
  };

  test('stores an event of a day without partition, and creates that of its day and of the next seven', async () => {
    expect(await collect()).toBe(200);
    expect(await stored()).toMatchObject([{ name: 'z1', receivedAt: api.clock.read() }]);
    expect(await partitions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((days) => addDays(DAY_AFTER, days)));
    expect(await orm().$count(visitorDays)).toBe(1);
  });

  test('stores the events of several requests at once on a day without partition', async () => {
    const events = Array.from({ length: 8 }, (_, number) => ({ ...VISIT, eventtime: VISIT.eventtime + number }));
    expect(await Promise.all(events.map(collect))).toEqual(events.map(() => 200));
    expect(await stored()).toHaveLength(events.length);
  });

  test('stores an event of a day before the daily partitions in the first partition', async () => {
    const before = new Date('2026-05-01T04:00:00Z');
    await addEventDays(orm(), before);
    expect(await partitions()).toEqual([]);
    await storeAt(before);
    expect(await orm().select().from(firstPartition)).toMatchObject([{ receivedAt: before }]);
    expect(await stored()).toHaveLength(1);
  });

  test('stores an event once when its first response is lost before midnight and it comes again after', async () => {
    const midnight = beginningOf(addDays(DAY_AFTER, 1));
    api.clock.move(midnight.getTime() - 1 - api.clock.read().getTime());
    expect(await collect()).toBe(200);
    api.clock.move(1);
    expect(await collect()).toBe(200);
    expect(await stored()).toMatchObject([{ receivedAt: new Date(midnight.getTime() - 1) }]);
    expect(await orm().$count(visitorDays)).toBe(1);
  });

  test('recognizes an event for 30 days, and counts a late one on the day that it arrives', async () => {
    const first = api.clock.read();
    expect(await collect()).toBe(200);
    api.clock.move(KEYS_KEPT_DAYS * DAY);
    await removeExpired(orm(), api.clock.read());
    expect(await collect()).toBe(200);
    expect(await stored()).toMatchObject([{ receivedAt: first }]);
    await collect({ ...VISIT, eventtime: VISIT.eventtime + 1 });
    const arrived = api.clock.read();
    expect(await stored()).toMatchObject([{ receivedAt: first }, { receivedAt: arrived }]);
    expect((await orm().select().from(visitorDays)).map(({ day }) => day).sort()).toEqual([
      beijingDay(first),
      beijingDay(arrived),
    ]);
    await removeExpired(orm(), after(first, KEYS_KEPT_DAYS * DAY + 1));
    expect(await orm().$count(eventKeys)).toBe(1);
  });

  test('drops exactly the days that are older than the privacy clause allows', async () => {
    const midnight = beginningOf(addDays(DAY_AFTER, 1));
    const times = [-DAY - 1, -DAY, -1, 0].map((before) => after(midnight, before));
    for (const at of times) await storeAt(at);
    const kept = async () => (await stored()).map(({ receivedAt }) => receivedAt);
    await removeExpired(orm(), after(addMonths(midnight, 24), -1));
    expect(await kept()).toEqual(times.slice(1));
    await removeExpired(orm(), addMonths(midnight, 24));
    expect(await kept()).toEqual(times.slice(3));
    expect((await partitions())[0]).toBe(beijingDay(midnight));
  });

  test('deletes the old days of the first partition, and keeps it', async () => {
    const midnight = beginningOf('2026-05-02');
    for (const at of [after(midnight, -1), midnight]) await storeAt(at);
    await removeEventDays(orm(), '2026-05-02');
    expect(await orm().select().from(firstPartition)).toMatchObject([{ receivedAt: midnight }]);
  });

  test('creates the partitions of the next days when a server starts', async () => {
    const app = Fastify();
    startCleanup(app, api.services);
    await app.ready();
    await app.close();
    expect(await partitions()).toHaveLength(8);
  });
});

test('does not wait long to drop a day that a statement reads, and drops it the next time', async () => {
  const database = await openDatabase({ databaseUrl: await createDatabase(process.env.TEST_POSTGRES ?? '') });
  const { orm } = database;
  await addEventDays(orm, beginningOf(DAY_AFTER));
  const next = addDays(DAY_AFTER, 1);
  await orm.transaction(async (reader) => {
    await reader.select().from(trackingEvents);
    await expect(removeEventDays(orm, next)).rejects.toMatchObject({ cause: { code: '55P03' } });
    await addEventDays(orm, beginningOf(next));
  });
  await removeEventDays(orm, next);
  await expect(orm.execute(sql`select from events_21010305`)).rejects.toMatchObject({ cause: { code: '42P01' } });
  await database.close();
});
