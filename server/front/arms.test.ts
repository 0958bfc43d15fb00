import { desc } from 'drizzle-orm';
import { BUCKETS, bucketOf } from '@/lib/experiment/buckets';
import type { Experiment } from '@/lib/experiment/definition';
import { EXPERIMENT, writtenTexts } from '../operations/testing/written-texts';
import { trackingEvents } from '../platform/database/schema/tracking';
import { describeOnDatabase } from '../testing';
import { VISIT } from '../testing/visit';
import { RevisedServer } from './testing/revised-server';

const SLUG = 'bull-market';
const PAGE = `/newactivities/${SLUG}`;
const WORDS = { calm: '看得懂，再上车', bold: '先看盘，再出手' };
const ARMS = [
  { name: 'calm', weight: 30, patch: { hero: { headline: WORDS.calm } } },
  { name: 'bold', weight: 70, patch: { hero: { headline: WORDS.bold } } },
];
const drawOf = (number: number) => number.toString(16).padStart(32, '0');
const CRAWLER = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';

describeOnDatabase((database) => {
  let server: RevisedServer;
  beforeEach(async () => {
    server = await RevisedServer.on(database());
  });
  afterEach(() => server.close());

  const run = (operation: string, input: Record<string, unknown>) => server.api.run(operation, input);
  const texts = writtenTexts((...given) => server.api.run(...given), SLUG);
  const published = async (text: object) => {
    const revision = await texts.published(text);
    await server.read();
    return revision;
  };
  const compared = (more: Partial<Experiment> = {}) =>
    published({ arms: ARMS, experiment: { ...EXPERIMENT, ...more } });
  const ask = (headers: Record<string, string> = {}, url = PAGE) =>
    server.app.inject({ url, headers: { host: 'bfzh.localhost', 'user-agent': 'iPhone', ...headers } });
  const armIn = (body: string) =>
    (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((arm) => body.includes(WORDS[arm]));

  test('sets no cookie on a page without arms, and ignores cookie and draw header', async () => {
    await published({ hero: { headline: WORDS.calm } });
    const plain = await ask();
    const headers = [{ cookie: `draw=${drawOf(3)}` }, { 'x-draw': '7.3' }, { 'x-draw': 'unknown' }];
    for (const sent of [...headers, { 'x-draw': 'experiment' }]) {
      const { body, statusCode, headers: answered } = await ask(sent);
      expect([body, statusCode, answered['cache-control'], answered.vary]).toEqual([
        plain.body,
        200,
        'public, max-age=0, s-maxage=1, stale-while-revalidate=1, no-transform',
        'User-Agent, Accept-Encoding',
      ]);
      expect(answered['set-cookie']).toBeUndefined();
    }
    expect(plain.body).not.toContain('data-arm');
  });

  test('draws once per visitor, who then sees the same arm on every page of the campaign', async () => {
    await compared();
    const first = await ask();
    expect(first.headers['set-cookie']).toMatch(
      /^draw=[0-9a-f]{32}; Path=\/newactivities; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache, no-transform',
      vary: 'User-Agent, Cookie, x-draw, Accept-Encoding',
    });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const [shown] = armIn(first.body);
    for (const url of [PAGE, `${PAGE}/success`, `${PAGE}?utm_term=1`]) {
      const again = await ask({ cookie: `a=b; ${cookie}; c=d`, 'user-agent': 'iPhone 2' }, url);
      expect(armIn(again.body)).toEqual([shown]);
      expect(again.headers['set-cookie']).toBeUndefined();
    }
    for (const other of ['draw=7', `draw=${'A'.repeat(32)}`, `adraw=${drawOf(1)}`])
      expect((await ask({ cookie: other })).headers['set-cookie']).not.toContain(cookie);
  });

  test('shows each arm to as many buckets as weights and share say, and the page without an arm to the others', async () => {
    const revision = Number(await compared({ share: 50 }));
    const shown = new Map<number, string>();
    for (let draw = 0; shown.size < BUCKETS; draw += 1) {
      const bucket = bucketOf(revision, drawOf(draw));
      if (shown.has(bucket)) continue;
      const { body } = await ask({ cookie: `draw=${drawOf(draw)}` });
      shown.set(bucket, armIn(body).join());
      const byEdge = await ask({ 'x-draw': `${revision}.${bucket}` });
      expect(byEdge.body).toBe(body);
    }
    const buckets = [...shown.values()];
    expect([...ARMS.map(({ name }) => name), ''].map((arm) => buckets.filter((one) => one === arm).length)).toEqual([
      15, 35, 50,
    ]);
    expect(server.site.requests.filter(({ url }) => url?.includes(SLUG))).toHaveLength(3);
  });

  test('responds 300 to an edge that knows no bucket, names the experiment, and lets it cache one page per bucket', async () => {
    const revision = await compared({ plans: ['春季 1', 'spring'] });
    const edge = (sent: string, more = {}) => ask({ 'x-draw': sent, cookie: `draw=${drawOf(3)}`, ...more });
    // By its page the server knows the build.
    await ask();
    const several = await edge('unknown', { 'x-host-rule': 'any' });
    expect([several.statusCode, several.body, several.headers['cache-control']]).toEqual([
      300,
      '',
      'public, max-age=0, s-maxage=2',
    ]);
    const named = await edge('experiment', { 'x-host-rule': 'any' });
    expect([named.statusCode, named.headers['x-experiment'], named.headers['x-experiment-plans']]).toEqual([
      204,
      revision,
      '|%E6%98%A5%E5%AD%A3%201|%E6%98%A5%E5%AD%A3+1|spring|',
    ]);
    for (const { headers } of [several, named]) {
      expect(headers).toMatchObject({ 'x-host-rule': expect.any(String), 'x-build': 'build-1-' });
      expect(headers.vary).toContain('x-draw');
      expect(headers['set-cookie']).toBeUndefined();
    }
    for (const [sent, arm] of [
      [`${revision}.0`, 'calm'],
      [`${revision}.99`, 'bold'],
      // An edge that does not know yet that another experiment runs.
      [`${Number(revision) + 1}.0`, ''],
      ['none', ''],
    ] as const) {
      const { body, headers } = await edge(sent);
      expect([sent, armIn(body).join()]).toEqual([sent, arm]);
      expect(headers['cache-control']).toContain('s-maxage=1');
      expect([headers['set-cookie'], headers['x-experiment']]).toEqual([undefined, undefined]);
    }
    expect((await ask({ 'x-draw': 'unknown' }, '/newactivities/cgold')).statusCode).toBe(200);
  });

  test.each<[string, Partial<Experiment>, Record<string, string>, Record<string, string>, string]>([
    ['host', { hosts: ['bfzh.localhost'] }, {}, { host: 'jfjy.localhost' }, ''],
    ['host of a wildcard', { hosts: ['*.feiyu.example'] }, { host: 'a.feiyu.example' }, { host: 'feiyu.example' }, ''],
    ['phone', { devices: ['phone'] }, { 'user-agent': 'Android' }, { 'user-agent': 'Windows' }, ''],
    ['desktop', { devices: ['desktop'] }, { 'user-agent': 'Windows' }, { 'user-agent': 'iPhone' }, ''],
    ['plan', { plans: ['春季'] }, {}, {}, '?utm_campaign=%E6%98%A5%E5%AD%A3'],
    ['machine', {}, {}, { 'user-agent': CRAWLER }, ''],
  ])(
    'decides by the %s who takes part, and shows others the page without an arm and sets no cookie',
    async (_, more, within, outside, query) => {
      await compared(more);
      const [inside, other] = [await ask(within, PAGE + query), await ask(outside)];
      expect([armIn(inside.body).length, armIn(other.body)]).toEqual([1, []]);
      expect([Boolean(inside.headers['set-cookie']), other.headers['set-cookie']]).toEqual([true, undefined]);
      // A shared cache may store the page where all visitors of its key see it.
      const isForAll = Boolean(more.hosts ?? more.devices);
      expect(other.headers['cache-control']?.startsWith('public')).toBe(isForAll);
      expect((await ask({ ...outside, 'x-draw': 'unknown' })).statusCode).toBe(isForAll ? 200 : 300);
    },
  );

  test('shows the visitor’s arm on a link with a token, and forbids caching', async () => {
    await compared();
    const { body, headers } = await ask({ cookie: `draw=${drawOf(3)}` }, `${PAGE}?token=abc`);
    expect(armIn(body)).toEqual(armIn((await ask({ cookie: `draw=${drawOf(3)}` })).body));
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('stores the arm with reported events, but no arm that the page did not show', async () => {
    const revision = await compared();
    const { body } = await ask({ cookie: `draw=${drawOf(3)}` });
    const [shown] = armIn(body);
    const arm = /^<!doctype html><html[^>]* data-arm="([0-9a-f]{16})">/.exec(body)?.[1];
    const report = async (clientid: string, more: object, page = PAGE) => {
      const detail = { ...VISIT.detail, currenturl: `https://bfzh.localhost${page}` };
      const event = { ...VISIT, clientid, detail, ...more };
      await server.api.json('/crm/maidian/scada/collect', [event]);
      const [stored] = await database().orm.select().from(trackingEvents).orderBy(desc(trackingEvents.receivedAt));
      server.api.clock.move(1_000);
      return stored?.arm;
    };
    expect(await report('ann', { arm })).toBe(`${revision}-${shown}`);
    expect(await report('ann', { arm, eventname: 'rr2' }, `${PAGE}/success`)).toBe(`${revision}-${shown}`);
    expect(await report('bob', {})).toBe('');
    expect(await report('cai', { arm: 'f'.repeat(16) })).toBe('');
    expect(await report('dan', { arm }, '/newactivities/cgold')).toBe('');
    // A tab that was open before keeps reporting the arm that it shows.
    await run('campaigns rollback', { campaign: SLUG });
    await server.read();
    expect(await report('eve', { arm })).toBe(`${revision}-${shown}`);

    const funnel = await run('funnel', { by: 'arm', campaign: SLUG });
    expect(funnel).toMatch(new RegExp(`^${revision}-${shown} +2 +1 +50\\.0%`, 'm'));
    expect(funnel).toMatch(/^- +2 +0 /m);
    expect(await run('funnel', { by: 'campaign,arm', arm: `${revision}-${shown}` })).toMatch(/^合计 +2 +1 +50\.0%/m);
  });

  test('shows an arm in a preview, without counting it or setting a cookie', async () => {
    const revision = await texts.edit({ arms: ARMS, experiment: EXPERIMENT });
    const preview = async (more: object) => {
      const [address = ''] = /http\S+/.exec(await run('campaigns preview', { revision, brand: 'bfzh', ...more })) ?? [];
      const { pathname, search } = new URL(address);
      return ask({}, pathname + search);
    };
    const { body, headers } = await preview({ arm: 'bold' });
    expect(armIn(body)).toEqual(['bold']);
    expect(body).not.toContain('data-arm');
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'private, no-store']);
    expect(armIn((await preview({})).body)).toEqual([]);
    await expect(preview({ arm: 'wild' })).rejects.toThrow('没有实验组“wild”');
  });
});
