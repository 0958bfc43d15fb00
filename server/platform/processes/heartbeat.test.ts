import { removeExpired } from '../../cleanup';
import { describeOnDatabase } from '../../testing';
import { TestClock } from '../../testing/clock';
import { after, DAY } from '../clock/clock';
import { serverProcesses } from '../database/schema/server-processes';
import { startHeartbeat } from './heartbeat';

describeOnDatabase((database) => {
  const log = { warn: jest.fn() };
  const stops: (() => Promise<void>)[] = [];
  const start = (release?: string, clock = new TestClock().read) => {
    const stop = startHeartbeat({ database: database(), clock, release, log });
    stops.push(stop);
    return stop;
  };
  const rows = () => database().orm.select().from(serverProcesses).orderBy(serverProcesses.release);
  /** Waits until so many processes are recorded. */
  async function recorded(count: number) {
    while ((await rows()).length !== count);
    return rows();
  }
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    log.warn.mockClear();
  });

  test('each process has a record with its release until it stops', async () => {
    const stopFirst = start('a1');
    start();
    const pid = process.pid;
    expect(await recorded(2)).toMatchObject([
      { release: 'a1', pid, node: process.versions.node },
      { release: 'development', pid },
    ]);
    await stopFirst();
    expect(await rows()).toMatchObject([{ release: 'development' }]);
  });

  test('a process that ended without stopping is forgotten after a day', async () => {
    const clock = new TestClock();
    start('a1', clock.read);
    await recorded(1);
    await removeExpired(database().orm, after(clock.read(), DAY));
    expect(await rows()).toHaveLength(1);
    await removeExpired(database().orm, after(clock.read(), DAY + 1));
    expect(await rows()).toEqual([]);
  });

  test('a database that fails does not stop the process', async () => {
    const orm = { insert: () => ({ values: () => ({ onConflictDoUpdate: () => Promise.reject(new Error('down')) }) }) };
    const failing = { ...orm, delete: () => ({ where: () => Promise.reject(new Error('down')) }) };
    const stop = startHeartbeat({
      database: { orm: failing as never },
      clock: new TestClock().read,
      release: 'a1',
      log,
    });
    await stop();
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'the heartbeat could not be recorded');
  });
});
