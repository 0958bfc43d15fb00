import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { removeExpired, startCleanup } from './cleanup';
import { markUsed } from './domain/captcha/used-challenges';
import { after, DAY, HOUR, MINUTE } from './platform/clock/clock';
import { accounts } from './platform/database/schema/accounts';
import { consents } from './platform/database/schema/privacy';
import { describeOnDatabase, TestApi, Visitor } from './testing';
import { logAt, serverOf } from './testing/server-of';

const EXPIRING = ['used_challenges', 'sms_codes', 'rate_limits', 'idempotent_answers', 'sessions'] as const;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const answer = await visitor.register({}, { headers: { 'idempotency-key': 'key' } });
    expect(answer.statusCode).toBe(200);
    await markUsed(database().orm, 'nonce', after(api.clock.read(), 5 * MINUTE));
  });

  async function tablesInUse(): Promise<string[]> {
    const used: string[] = [];
    for (const table of EXPIRING) {
      if ((await database().orm.$count(sql.identifier(table))) > 0) used.push(table);
    }
    return used;
  }

  test.each([
    ['immediately', 0, EXPIRING],
    ['after an hour', HOUR, ['sms_codes', 'rate_limits', 'idempotent_answers', 'sessions']],
    ['after two hours', 2 * HOUR, ['rate_limits', 'idempotent_answers', 'sessions']],
    ['after a day', DAY + 1, ['sessions']],
    ['after a week', 7 * DAY, ['sessions']],
    ['after a week without use', 7 * DAY + 1, []],
  ])('removes, %s, only rows that can no longer change an answer', async (_when, later, kept) => {
    await removeExpired(database().orm, after(api.clock.read(), later));
    expect(await tablesInUse()).toEqual(kept);
    expect(await database().orm.$count(accounts)).toBe(1);
    expect(await database().orm.$count(consents)).toBe(2);
  });

  test('lets several processes clean up at the same time', async () => {
    const later = after(api.clock.read(), 8 * DAY);
    await Promise.all(Array.from({ length: 5 }, () => removeExpired(database().orm, later)));
    expect(await tablesInUse()).toEqual([]);
  });

  test.each([
    ['that answers the calls', {}],
    ['that forwards the calls', { origin: 'http://localhost:9' }],
  ])('a server %s cleans up when it starts', async (_, calls) => {
    api.clock.move(8 * DAY);
    const app = await serverOf(api.services, { calls: { ...calls, services: api.services } });
    await app.ready();
    await app.close();
    expect(await tablesInUse()).toEqual([]);
  });

  test('logs a failed task by its name and runs the others', async () => {
    const { log, logger } = logAt('info');
    await database().orm.execute(sql`alter table sms_codes rename to moved_codes`);
    try {
      api.clock.move(8 * DAY);
      const app = Fastify({ logger });
      startCleanup(app, api.services);
      await app.ready();
      await app.close();
    } finally {
      await database().orm.execute(sql`alter table moved_codes rename to sms_codes`);
    }
    const failures = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'cleanup failed');
    expect(failures.map(({ task }) => task)).toEqual(['conversion', 'codes']);
    expect(await tablesInUse()).toEqual(['sms_codes']);
  });

  test('a server cleans up every hour until it closes', async () => {
    const scheduled = jest.spyOn(global, 'setInterval');
    const ended = jest.spyOn(global, 'clearInterval');
    const app = Fastify();
    startCleanup(app, api.services);
    await app.ready();
    const [[work, interval] = []] = scheduled.mock.calls;
    const timer = scheduled.mock.results[0]?.value;
    expect(interval).toBe(HOUR);
    api.clock.move(8 * DAY);
    await (work as () => Promise<void>)();
    expect(await tablesInUse()).toEqual([]);
    await app.close();
    expect(ended).toHaveBeenCalledWith(timer);
  });
});
