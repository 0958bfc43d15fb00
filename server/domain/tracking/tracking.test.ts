import { COLLECT_MAX } from '@/lib/contract/collect';
import { removeExpired } from '../../cleanup';
import { visitorDays } from '../../platform/database/schema/funnel';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { mobileHash } from '../../platform/secrets/mobile';
import { describeOnDatabase, TestApi } from '../../testing';
import { VISIT } from '../../testing/visit';

const MOBILE = '13800138000';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const collect = (events: unknown, address?: string) =>
    api.json('/crm/maidian/scada/collect', events, address ? { address } : {});
  const stored = () => database().orm.select().from(trackingEvents);

  test('stores an event with every field', async () => {
    expect((await collect([{ ...VISIT, loadtime: 812 }])).json()).toEqual({ IsSuccess: true, Data: { accepted: 1 } });
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: 'z1',
        clientId: 'f1n9e2p21n7',
        eventAt: new Date(VISIT.eventtime),
        receivedAt: api.clock.read(),
        channelName: 'gold',
        browser: 'Mobile Safari',
        origin: 'https://www.gold.example',
        url: VISIT.detail.currenturl,
        medium: 'cpc',
        keyword: '黄金',
        plan: 'p1',
        unit: 'u1',
        packageId: 'XY_101',
        loadTime: 812,
        mobileHash: null,
        account: null,
      }),
    ]);
  });

  test('stores no mobile number of address, keyword or plan, which an old page may send', async () => {
    const currenturl = `https://www.gold.example/a/${MOBILE}?utm_term=${MOBILE}&bd_vid=%31${MOBILE.slice(1)}&v=1`;
    const detail = {
      ...VISIT.detail,
      currenturl,
      keyworld: MOBILE,
      plan: `电话${MOBILE}`,
      unit: '１３８００１３８０００',
    };
    await collect([{ ...VISIT, detail }]);
    const address = { url: 'https://www.gold.example/a/-?v=1', keyword: '', plan: '', unit: '' };
    expect(await stored()).toEqual([expect.objectContaining(address)]);
  });

  test('stores a batch once that the page, its beacon and the next page send', async () => {
    const batch = [VISIT, { ...VISIT, eventtime: VISIT.eventtime + 1 }, { ...VISIT, eventname: 'rr5' }];
    for (let sent = 0; sent < 3; sent++) expect((await collect(batch)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(batch.length);
  });

  test('accepts the same event repeatedly, in parallel and within a batch, and stores it once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => collect([VISIT, VISIT])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['time', { ...VISIT, eventtime: VISIT.eventtime + 1 }],
    ['name', { ...VISIT, eventname: 'rr5' }],
    ['visitor', { ...VISIT, clientid: 'another' }],
    ['page', { ...VISIT, detail: { ...VISIT.detail, currenturl: 'https://www.gold.example/' } }],
  ])('stores another event for another %s', async (_, other) => {
    await collect([VISIT]);
    await collect([other]);
    expect(await stored()).toHaveLength(2);
  });

  test('stores a mobile number only as the hash that its account has', async () => {
    await collect([{ ...VISIT, eventname: 'rr2', detail: { ...VISIT.detail, mobile: MOBILE } }]);
    const rows = await stored();
    expect(rows[0]?.mobileHash).toBe(mobileHash(api.services.vault, MOBILE));
    expect(JSON.stringify(rows)).not.toContain(MOBILE);
  });

  test("removes a token, a visitor's telephone number and name from the stored address", async () => {
    const page = 'https://www.gold.example/newactivities/kh_7694_form';
    const currenturl = `${page}?token=s3cret&mobile=${MOBILE}&name=%E5%BC%A0&x=${MOBILE}&v=1`;
    await collect([{ ...VISIT, detail: { ...VISIT.detail, currenturl } }]);
    expect((await stored())[0]?.url).toBe(`${page}?v=1`);
  });

  test('reads the campaign from the address, as an outdated browser or page may not', async () => {
    const currenturl =
      'https://www.gold.example/?utm_medium=a&amp;UTM_TERM=%BB%C6%BD%F0&utm_campaign=&utm_campaign=%E2%80%8Bp2%C2%A0b';
    await collect([{ ...VISIT, detail: { ...VISIT.detail, currenturl, keyworld: '\uFFFD', medium: '' } }]);
    expect(await stored()).toMatchObject([{ medium: 'a', keyword: '黄金', plan: 'p2 b', unit: 'u1' }]);
  });

  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/22.1.0',
  ])('marks events of a machine and counts none of them as a visitor: %s', async (userAgent) => {
    const headers = { 'user-agent': userAgent };
    await api.json('/crm/maidian/scada/collect', [VISIT], { headers });
    expect(await stored()).toMatchObject([{ name: 'z1', byMachine: true }]);
    expect(await database().orm.$count(visitorDays)).toBe(0);
    await collect([{ ...VISIT, eventtime: VISIT.eventtime + 1 }]);
    expect((await stored()).map(({ byMachine }) => byMachine).sort()).toEqual([false, true]);
    expect(await database().orm.$count(visitorDays)).toBe(1);
  });

  test('limits an address to 600 events in ten minutes, and its network to ten times as many', async () => {
    const send = async (address: string) => (await collect(Array(COLLECT_MAX).fill(VISIT), address)).statusCode;
    for (let host = 1; host <= 10; host++) {
      for (let batch = 0; batch < 12; batch++) expect(await send(`203.0.113.${host}`)).toBe(200);
    }
    const refused = await collect([VISIT], '203.0.113.1');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 600 });
    expect(refused.headers['retry-after']).toBe('600');
    expect(await send('203.0.113.11')).toBe(429);
    expect(await send('198.51.100.7')).toBe(200);
    api.clock.move(10 * 60_000);
    expect(await send('203.0.113.1')).toBe(200);
  });

  test('counts no part of a batch that exceeds the limit', async () => {
    for (let batch = 0; batch < 11; batch++) await collect(Array(COLLECT_MAX).fill(VISIT));
    await collect([VISIT]);
    expect((await collect(Array(COLLECT_MAX).fill(VISIT))).statusCode).toBe(429);
    expect((await collect(Array(COLLECT_MAX - 1).fill(VISIT))).statusCode).toBe(200);
  });

  test('removes an event after 24 months, not before', async () => {
    await collect([VISIT]);
    const later = (months: number) => {
      const date = api.clock.read();
      date.setUTCMonth(date.getUTCMonth() + months);
      return date;
    };
    await removeExpired(database().orm, later(24));
    expect(await stored()).toHaveLength(1);
    await removeExpired(database().orm, later(25));
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['an event instead of an array', VISIT],
    ['no event', []],
    ['too many events', Array(COLLECT_MAX + 1).fill(VISIT)],
    ['an unknown name among good ones', [VISIT, { ...VISIT, eventname: 'zz9' }]],
    ['a NUL', [{ ...VISIT, clientid: 'a\0b' }]],
    ['10 KB in a field', [{ ...VISIT, clientid: 'x'.repeat(10_240) }]],
    ['a time beyond the calendar', [{ ...VISIT, eventtime: Number.MAX_SAFE_INTEGER }]],
  ])('rejects a whole batch with %s', async (_, events) => {
    const answer = await collect(events);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await stored()).toEqual([]);
  });
});
