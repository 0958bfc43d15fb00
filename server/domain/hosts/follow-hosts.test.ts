import { limit } from '@/scripts/lib/limit.mjs';
import { openDatabase } from '../../platform/database/open';
import { usePostgres } from '../../testing';
import { followHosts } from './follow-hosts';
import { HostTable } from './host-table';
import { storeHosts } from './store';

const TIMEOUTS = { connect: limit(2), query: limit(3) };
const HOST = 'gold-new.example';

describe('while PostgreSQL is down', () => {
  const postgres = usePostgres();

  test('keeps the hosts that were read last, and follows them again once it is back', async () => {
    const database = await openDatabase({ databaseUrl: await postgres().createDatabase(), timeouts: TIMEOUTS });
    const store = (version: number, appCode: string) =>
      storeHosts(database.orm, new HostTable(version, { [HOST]: { host: HOST, appCode } }), {
        before: version - 1,
        now: new Date(),
      });
    await store(1, 'bfzh');
    let read = async () => {};
    const hosts = await followHosts(database, (act) => {
      read = act;
      return () => {};
    });
    const shown = () => hosts.current().ruleOf(HOST)?.appCode;
    await postgres().crash();
    await expect(read()).rejects.toThrow();
    expect(shown()).toBe('bfzh');

    await postgres().restart();
    await database.ping();
    await store(2, 'gjs2');
    await read();
    expect(shown()).toBe('gjs2');
    await database.close();
  });

  test('does not start a server that has never read them', async () => {
    const database = await openDatabase({ databaseUrl: await postgres().createDatabase(), timeouts: TIMEOUTS });
    await postgres().crash();
    await expect(followHosts(database)).rejects.toThrow();
    await postgres().restart();
    await database.close();
  });
});
