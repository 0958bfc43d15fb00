import { desc } from 'drizzle-orm';
import { DRAWS } from '@/lib/campaign/revision/draw';
import { writtenTexts } from '../operations/testing/written-texts';
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
const draws = Array.from({ length: DRAWS }, (_, draw) => draw);

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
  const ask = (headers: Record<string, string> = {}, url = PAGE) =>
    server.app.inject({ url, headers: { host: 'bfzh.localhost', 'user-agent': 'iPhone', ...headers } });
  const armIn = (body: string) =>
    (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((arm) => body.includes(WORDS[arm]));

  test('sets no cookie on a page without arms, and ignores cookie and draw header', async () => {
    await published({ hero: { headline: WORDS.calm } });
    const plain = await ask();
    for (const headers of [{ cookie: 'draw=3' }, { 'x-draw': '3' }, { 'x-draw': 'unknown' }]) {
      const { body, statusCode, headers: answered } = await ask(headers);
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
    await published({ arms: ARMS });
    const first = await ask();
    expect(first.headers['set-cookie']).toMatch(
      /^draw=\d{1,2}; Path=\/newactivities; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
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
    const [without, other] = [await ask(), await ask({ 'x-forwarded-proto': 'https' })];
    expect([without.body, without.headers['set-cookie']]).toEqual([first.body, first.headers['set-cookie']]);
    expect(other.statusCode).toBe(200);
  });

  test('shows each arm to as many draws as its weight, with one page per arm', async () => {
    await published({ arms: ARMS });
    const bodies = await Promise.all(draws.map(async (draw) => (await ask({ cookie: `draw=${draw}` })).body));
    const counts = ARMS.map(({ name }) => bodies.filter((body) => armIn(body).join() === name).length);
    expect(counts).toEqual([30, 70]);
    expect(new Set(bodies).size).toBe(2);
    expect(server.site.requests.filter(({ url }) => url?.includes(SLUG))).toHaveLength(2);
  });

  test('responds 300 to an edge that sends no draw, and lets it cache one page per draw', async () => {
    await published({ arms: ARMS });
    await ask({ cookie: 'draw=3' });
    const several = await ask({ 'x-draw': 'unknown', cookie: 'draw=3' });
    expect([several.statusCode, several.body, several.headers['cache-control']]).toEqual([
      300,
      '',
      'public, max-age=0, s-maxage=2',
    ]);
    expect(several.headers.vary).toContain('x-draw');
    const byHostRule = await ask({ 'x-draw': 'unknown', 'x-host-rule': 'any' });
    expect(byHostRule.headers).toMatchObject({ 'x-host-rule': expect.any(String), 'x-build': 'build-1-' });
    expect(several.headers['set-cookie']).toBeUndefined();
    for (const draw of ['0', '99']) {
      const response = await ask({ 'x-draw': draw, cookie: 'draw=3' });
      expect(response.body).toBe((await ask({ cookie: `draw=${draw}` })).body);
      expect(response.headers['cache-control']).toContain('s-maxage=1');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect((await ask({ 'x-draw': 'unknown' }, '/newactivities/cgold')).statusCode).toBe(200);
  });

  test('shows the visitor’s arm on a link with a token, and forbids caching', async () => {
    await published({ arms: ARMS });
    const { body, headers } = await ask({ cookie: 'draw=3' }, `${PAGE}?token=abc`);
    expect(armIn(body)).toEqual(armIn((await ask({ cookie: 'draw=3' })).body));
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('stores the arm with reported events, but no arm that the page did not show', async () => {
    const revision = await published({ arms: ARMS });
    const { body } = await ask({ cookie: 'draw=3' });
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
    const revision = await texts.edit({ arms: ARMS });
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
