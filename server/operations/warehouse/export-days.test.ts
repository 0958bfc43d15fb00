import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { DAY } from '../../platform/clock/clock';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { WAREHOUSE_TABLES } from './tables';
import { writeDay } from './write-files';

const folder = folderForEachTest();
/** The day of the test clock. */
const TODAY = '2026-06-01';
const EVENTS = 4_100;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const run = (input: Record<string, string> = {}) => api.run('export-days', { folder: folder(), ...input });
  const fileOf = (table: string, day = TODAY) => path.join(folder(), table, `${day}.ndjson`);
  const linesOf = async (table: string, day = TODAY) =>
    (await readFile(fileOf(table, day), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  /** Events of one visitor, all received at the same instant. */
  const insertEvents = async (count: number, at: Date) => {
    const url = 'http://bfzh.localhost/newactivities/kh_7694_form?utm_term=gold&a=13800138000';
    const seen = { clientId: 'f1e2d3c4', visitorId: 'visitor-1', mobileHash: 'hash-of-number', packageId: 'XY_101' };
    const place = { channelName: 'a', browser: 'chrome', origin: 'http://bfzh.localhost', url, host: 'bfzh.localhost' };
    const ad = { brand: 'bfzh', medium: '', keyword: 'gold', plan: '', unit: '' };
    const common = { name: 'z1' as const, eventAt: at, receivedAt: at, ...seen, ...place, ...ad };
    const keys = Array.from({ length: count }, (_, index) => `event ${String(index).padStart(6, '0')}`);
    while (keys.length > 0) {
      const rows = keys.splice(0, 1_000).map((key) => ({ key, ...common }));
      await database().orm.insert(trackingEvents).values(rows);
    }
  };

  test('writes each table with its schema, without number, account or visitor id', async () => {
    const inviter = await new Visitor(api).join();
    const visitor = new Visitor(api);
    const landingurl = 'http://bfzh.localhost/?bd_vid=8877665544';
    const { account } = await visitor.join({ utm_source: 'baidu', bd_vid: '8877665544', landingurl });
    await insertEvents(1, api.clock.read());
    api.clock.move(DAY);
    expect(await run()).toContain(`Wrote ${WAREHOUSE_TABLES.length} files`);
    expect((await readdir(folder())).sort()).toEqual(WAREHOUSE_TABLES.map(({ name }) => name).sort());
    const everything = [];
    for (const { name, line } of WAREHOUSE_TABLES) {
      expect((await readdir(path.join(folder(), name))).sort()).toEqual([`${TODAY}.ndjson`, 'schema.json']);
      const schema = JSON.parse(await readFile(path.join(folder(), name, 'schema.json'), 'utf8'));
      expect(Object.keys(schema.properties)).toEqual(Object.keys(line.shape));
      expect(schema.additionalProperties).toBe(false);
      for (const one of await linesOf(name)) {
        expect(Object.keys(one).sort()).toEqual(Object.keys(line.shape).sort());
        everything.push(JSON.stringify(one));
      }
    }
    const personal = [account, inviter.account, visitor.mobile, 'f1e2d3c4', 'visitor-1', 'hash-of-number'];
    expect(everything.join()).not.toMatch(new RegExp([...personal, '8877665544', '13800138000'].join('|')));
    const pseudonyms = (await linesOf('accounts')).map((one) => one.account);
    expect(new Set(pseudonyms).size).toBe(2);
    expect(pseudonyms).toContain((await linesOf('ad_conversions'))[0].account);
    expect((await linesOf('events')).find(({ visitor: seen }) => seen !== '')).toMatchObject({
      event: 'z1',
      page: 'kh_7694_form',
      keyword: 'gold',
      account: null,
    });
    expect((await stat(fileOf('events'))).mode & 0o777).toBe(0o600);
  });

  test('writes every row of a day once, also more than fit in memory at a time, and none of another day', async () => {
    // 00:00 in Beijing, the first instant of the day.
    const first = new Date('2026-05-31T16:00:00.000Z');
    await insertEvents(EVENTS, first);
    await database().orm.execute(
      sql`update tracking_events set received_at = ${new Date(first.getTime() - 1).toISOString()}::timestamptz where key = 'event 000000'`,
    );
    api.clock.move(DAY);
    await run({ from: '2026-05-31', to: TODAY });
    expect(await linesOf('events')).toHaveLength(EVENTS - 1);
    expect(await linesOf('events', '2026-05-31')).toHaveLength(1);
  });

  test('continues after an interruption: keeps finished files, and replaces an unfinished one', async () => {
    await insertEvents(3, api.clock.read());
    api.clock.move(DAY);
    await mkdir(path.join(folder(), 'accounts'));
    await writeFile(fileOf('accounts'), 'finished before\n');
    await mkdir(path.join(folder(), 'events'));
    await writeFile(`${fileOf('events')}.unfinished`, '{"half');
    expect(await run()).toContain('1 were there already');
    expect(await readFile(fileOf('accounts'), 'utf8')).toBe('finished before\n');
    expect(await linesOf('events')).toHaveLength(3);
    expect(await run()).toContain('Wrote 0 files');
    expect((await readdir(path.join(folder(), 'events'))).sort()).toEqual([`${TODAY}.ndjson`, 'schema.json']);
  });

  test('leaves no file of a day whose reading fails', async () => {
    const [events] = WAREHOUSE_TABLES;
    await mkdir(path.join(folder(), 'events'));
    const broken = {
      ...(events as (typeof WAREHOUSE_TABLES)[number]),
      async *read() {
        yield [{ event: 'z1' }];
        throw new Error('gone');
      },
    };
    const write = () => writeDay(database().orm, folder(), broken, TODAY, { account: String, visitor: String });
    await expect(write()).rejects.toThrow('gone');
    expect(await readdir(path.join(folder(), 'events'))).toEqual([]);
  });

  test('rejects a day that is not over, and days in the wrong order', async () => {
    await expect(run({ to: TODAY })).rejects.toThrow('2026-06-01 is not over in Beijing');
    await expect(run({ from: '2026-05-31', to: '2026-05-30' })).rejects.toThrow('--from must not be after --to.');
    await expect(run({ from: '31 May' })).rejects.toThrow('must be a day');
    expect(await readdir(folder())).toEqual([]);
  });

  test('names a folder that cannot be written', async () => {
    api.clock.move(DAY);
    await rm(folder(), { recursive: true });
    await writeFile(folder(), 'a file');
    await expect(run()).rejects.toThrow(/cannot be written \(E(?:EXIST|NOTDIR)\)/);
    await rm(folder());
    await mkdir(folder());
  });
});
