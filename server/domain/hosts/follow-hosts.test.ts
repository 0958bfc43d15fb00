import { openDatabase } from '../../platform/database/open';
import { usePostgres } from '../../testing/databases';
import { followHosts } from './follow-hosts';
import { HostTable } from './host-table';
import { storeHosts } from './store';

const TIMEOUTS = { connect: 500, query: 800 };
const HOST = 'gold-new.example';

describe('a PostgreSQL in trouble', () => {
  const postgres = usePostgres();

  test('leaves the hosts as they were read last, and is followed again once it is back', async () => {
    const database = await openDatabase({ databaseUrl: await postgres().createDatabase(), timeouts: TIMEOUTS });
    const store = (version: number, appCode: string) =>
      storeHosts(database.orm, new HostTable(version, { [HOST]: { host: HOST, appCode } }), {
        before: version - 1,
        now: new Date(),
      });
    await store(1, 'bfzh');
    const hosts = await followHosts(database);
    const shown = () => hosts.current().ruleOf(HOST)?.appCode;
    await postgres().crash();
    await expect(database.ping()).rejects.toThrow();
    // Longer than until its next reading.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(shown()).toBe('bfzh');

    await postgres().restart();
    await database.ping();
    await store(2, 'gjs2');
    while (shown() !== 'gjs2') await new Promise((resolve) => setTimeout(resolve, 50));
    hosts.unfollow();
    await database.close();
  });

  test('keeps a server that has never read them from starting', async () => {
    const database = await openDatabase({ databaseUrl: await postgres().createDatabase(), timeouts: TIMEOUTS });
    await postgres().crash();
    await expect(followHosts(database)).rejects.toThrow();
    await postgres().restart();
    await database.close();
  });
});
