import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { lockGiving } from './pause';

/** The error of PostgreSQL for a lock that takes longer than `lock_timeout`. */
const WAITS = '55P03';

const clients = [1, 2].map(() => new Client({ connectionString: process.env.TEST_POSTGRES ?? '' }));
const [first, second] = clients.map((client) => drizzle({ client }));
beforeAll(() => Promise.all(clients.map((client) => client.connect())));
afterAll(() => Promise.all(clients.map((client) => client.end())));

test.each([
  ['shared', 'shared', 'granted'],
  ['shared', 'alone', WAITS],
  ['alone', 'shared', WAITS],
  ['alone', 'alone', WAITS],
] as const)(
  'while one transaction has the lock as %s, another that wants it as %s gets %s',
  async (held, wanted, result) => {
    await first?.transaction(async (orm) => {
      await lockGiving(orm, held);
      const granted = second?.transaction(async (other) => {
        await other.execute('set local lock_timeout = 1');
        await lockGiving(other, wanted);
        return 'granted';
      });
      expect(await granted?.catch(({ cause }) => cause.code)).toBe(result);
    });
  },
);
