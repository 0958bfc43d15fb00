import { catalogue } from '@/campaigns/catalogue';
import { CACHED_PAGE_HEADER, OUTDATED_BROWSER } from '@/lib/contract/collect';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { emit } from '../../platform/events/events';
import { describeOnDatabase, TestApi } from '../../testing';
import { VISIT } from '../../testing/visit';
import { pageLoadOf } from './page-load';
import { recordPageLoads } from './recorder';
import { addPageLoads, readPageLoads, removePageLoads } from './store';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36 Chrome/78.0.3904.62 XWEB/2693 MicroMessenger/7.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15';
const DAY = { from: '2026-06-01', to: '2026-06-01' };
const HALF_A_DAY = 12 * 3_600_000;

// The clock of the tests starts at noon of 2026-06-01 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  let log: { error: jest.Mock };
  let timestamp = VISIT.eventtime;
  beforeEach(async () => {
    api = await TestApi.on(database());
    log = { error: jest.fn() };
  });

  const at = (path: string): TrackingEvent => ({
    ...VISIT,
    eventtime: timestamp++,
    detail: { ...VISIT.detail, currenturl: `https://www.gold.example/newactivities/${path}` },
  });
  async function collect(events: TrackingEvent[], userAgent = PHONE, headers: Record<string, string> = {}) {
    const sent = { headers: { 'user-agent': userAgent, ...headers } };
    const answer = await api.json('/crm/maidian/scada/collect', events, sent);
    expect(answer.statusCode).toBe(200);
  }
  function send(userAgent: string): void {
    const load = pageLoadOf(catalogue, '/newactivities/kh_7694_form', userAgent);
    if (load) emit('page_sent', load);
  }
  const read = (days = DAY) => readPageLoads(database().orm, days);

  test('adds up pages sent and visits received by browser, each visit once', async () => {
    const stop = recordPageLoads(api.services, log);
    for (const userAgent of [PHONE, PHONE, PHONE, IPHONE, 'curl/8']) send(userAgent);
    const visit = at('kh_7694_form');
    for (let time = 0; time < 3; time++) await collect([visit, visit]);
    await collect([at('bull-market?v=1'), { ...at('bull-market'), eventname: 'rr2' }]);
    await collect([at('clause/disclaimer')], IPHONE);
    await stop();
    expect(await read()).toEqual([
      { engine: 'chromium', version: '78', pages: 3, visits: 2 },
      { engine: 'webkit', version: '15.3', pages: 1, visits: 1 },
    ]);
  });

  test('counts the same visit of two phones of one model twice', async () => {
    const stop = recordPageLoads(api.services, log);
    const visit = at('kh_7694_form');
    await collect([{ ...visit, visitorid: 'phone-1' }]);
    await collect([{ ...visit, visitorid: 'phone-2' }]);
    await collect([{ ...visit, visitorid: 'phone-2' }]);
    await stop();
    expect(await read()).toEqual([{ engine: 'chromium', version: '78', pages: 0, visits: 2 }]);
  });

  test('does not count visits of crawlers, of unknown pages, of cached pages and of outdated browsers', async () => {
    const stop = recordPageLoads(api.services, log);
    await collect([at('kh_7694_form')], 'Mozilla/5.0 (compatible; Baiduspider-render/2.0)');
    await collect([at('no-such-page'), at('dev/login'), { ...at(''), detail: { ...VISIT.detail, currenturl: 'x' } }]);
    const { detail } = at('kh_7694_form');
    await collect([{ ...at(''), detail: { ...detail, version: `${OUTDATED_BROWSER} Chrome 57` } }]);
    await collect([at('kh_7694_form')], PHONE, { [CACHED_PAGE_HEADER]: '1' });
    await stop();
    expect(await read()).toEqual([]);
    const again = recordPageLoads(api.services, log);
    // The older visit waited for a connection; the server did send its page.
    await collect([at('bull-market'), at('kh_7694_form')], PHONE, { [CACHED_PAGE_HEADER]: '1' });
    await again();
    expect(await read()).toMatchObject([{ pages: 0, visits: 1 }]);
  });

  test('adds up the counts of two servers, by Beijing day', async () => {
    const stops = [recordPageLoads(api.services, log), recordPageLoads(api.services, log)];
    send(PHONE);
    await Promise.all(stops.map((stop) => stop()));
    api.clock.move(HALF_A_DAY);
    const stop = recordPageLoads(api.services, log);
    send(PHONE);
    await stop();
    expect(await read()).toMatchObject([{ pages: 2 }]);
    expect(await read({ from: '2026-06-02', to: '2026-06-02' })).toMatchObject([{ pages: 1 }]);
    expect(await read({ from: '2026-05-01', to: '2026-06-30' })).toMatchObject([{ pages: 3, visits: 0 }]);
  });

  test('adds up parallel batches of the same browsers in any order', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      day: DAY.from,
      engine: 'chromium' as const,
      version: String(100 + index),
      pages: 1,
      visits: 1,
    }));
    const batches = Array.from({ length: 20 }, (_, index) => (index % 2 ? rows.toReversed() : rows));
    await Promise.all(batches.map((batch) => addPageLoads(database().orm, batch)));
    expect((await read()).map(({ pages }) => pages)).toEqual(Array(50).fill(20));
  });

  test('writes later what it could not write before', async () => {
    let failures = 3;
    const { orm } = database();
    const insert = (table: Parameters<typeof orm.insert>[0]) => {
      if (failures-- > 0) throw new Error('down');
      return orm.insert(table);
    };
    const failing = { ...database(), orm: { insert } as unknown as typeof orm };
    const stop = recordPageLoads({ ...api.services, database: failing }, log, 1);
    send(PHONE);
    while (failures > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    send(PHONE);
    await stop();
    expect(await read()).toMatchObject([{ pages: 2 }]);
    expect(log.error).toHaveBeenCalledTimes(3);
  });

  test('removes days together with their events', async () => {
    await addPageLoads(database().orm, [{ day: DAY.from, engine: 'gecko', version: '140', pages: 1, visits: 1 }]);
    await removePageLoads(database().orm, api.clock.read());
    expect(await read()).toHaveLength(1);
    api.clock.move(HALF_A_DAY);
    await removePageLoads(database().orm, api.clock.read());
    expect(await read()).toEqual([]);
  });
});
