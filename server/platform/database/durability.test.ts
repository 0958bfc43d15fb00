import { ConnectionLost, CrashProcess } from '../../testing/crash-process';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { VISIT } from '../../testing/visit';
import { openDatabase } from './open';
import { accounts } from './schema/accounts';
import { trackingEvents } from './schema/tracking';

const ROUNDS = 2;
const ACKNOWLEDGED_PER_ROUND = 40;
const LINES = 4;

describe('an embedded database whose process is killed', () => {
  const dataDir = folderForEachTest();

  async function stored() {
    const { orm, close } = await openDatabase({ dataDir: dataDir() });
    const storedAccounts = await orm.select().from(accounts);
    const storedEvents = await orm.select().from(trackingEvents);
    await close();
    return { storedAccounts, storedEvents };
  }

  test('stores every acknowledged account and event exactly once, and rejects other processes while it runs', async () => {
    const registered: string[] = [];
    const collected: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const server = await CrashProcess.start(dataDir());
      await expect(openDatabase({ dataDir: dataDir() })).rejects.toThrow(`in use by process ${server.pid}`);
      let acknowledged = 0;
      const note = (list: string[], entry: string) => {
        list.push(entry);
        if (++acknowledged === ACKNOWLEDGED_PER_ROUND) server.kill();
      };
      const lines = Array.from({ length: LINES }, async (_, line) => {
        for (let step = 0; ; step++) {
          const series = (round * LINES + line) * 1_000_000 + step * 1000;
          const mobile = `139${String(series).padStart(8, '0')}`;
          note(registered, await server.register(mobile, await server.codeFor(mobile)));
          const batch = [0, 1].map((event) => ({ ...VISIT, clientid: `visitor ${series + event}` }));
          await server.collect(batch);
          for (const { clientid } of batch) note(collected, clientid);
        }
      });
      await Promise.all(lines.map((line) => expect(line).rejects.toThrow(ConnectionLost)));
      await server.gone;
    }
    const { storedAccounts, storedEvents } = await stored();
    expect(registered.length + collected.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_PER_ROUND);
    const numbers = storedAccounts.map(({ number }) => number);
    const visitors = storedEvents.map(({ clientId }) => clientId);
    const timesStored = (list: string[], entry: string) => list.filter((one) => one === entry).length;
    expect(registered.filter((account) => timesStored(numbers, account) !== 1)).toEqual([]);
    expect(collected.filter((visitor) => timesStored(visitors, visitor) !== 1)).toEqual([]);
    expect(new Set(storedAccounts.map(({ mobileHash }) => mobileHash)).size).toBe(storedAccounts.length);
  });

  test('answers the retry of a registration that was stored but not acknowledged with the same account', async () => {
    const [mobile, key] = ['13900000000', '7b1f3c52-0000-4000-8000-000000000002'];
    const dying = await CrashProcess.start(dataDir(), { dieBeforeRegistered: true });
    const code = await dying.codeFor(mobile);
    await expect(dying.register(mobile, code, key)).rejects.toThrow(ConnectionLost);
    await dying.gone;
    expect((await stored()).storedAccounts).toHaveLength(1);

    const restarted = await CrashProcess.start(dataDir());
    const answered = await restarted.register(mobile, code, key);
    restarted.kill();
    await restarted.gone;
    expect((await stored()).storedAccounts.map(({ number }) => number)).toEqual([answered]);
  });
});
