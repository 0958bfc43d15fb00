import lottery from '@/campaigns/lottery-october';
import { definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { withDigests } from '../domain/revisions/arms';
import { DEFINITION_DELAY } from '../domain/revisions/definitions-in-force';
import { type Published, publish } from '../domain/revisions/testing/publish';
import { parametersOf } from '../operations/common/parameters';
import { OPERATIONS } from '../operations/operations';
import { inputFor } from '../operations/testing/inputs';
import { campaignRevisions } from '../platform/database/schema/revisions';
import { trackingEvents } from '../platform/database/schema/tracking';
import { on } from '../platform/events/events';
import { describeOnDatabase, Visitor } from '../testing';
import { VISIT } from '../testing/visit';
import { RevisedServer } from './testing/revised-server';

const SLUG = 'lottery-2601';
const PAGE = `/newactivities/${SLUG}`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15';
const definition = { ...definitionOf(lottery), slug: SLUG } as CampaignInput;

describeOnDatabase((database) => {
  let servers: [RevisedServer, RevisedServer];
  beforeEach(async () => {
    const first = await RevisedServer.on(database());
    servers = [first, await RevisedServer.on(database(), first)];
  });
  afterEach(() => Promise.all(servers.map((server) => server.close())));

  const now = () => servers[0].api.clock.read();
  const define = (changes: object = {}, from = now(), compared: Pick<Published, 'arms' | 'experiment'> = {}) =>
    publish(database().orm, {
      subject: 'definition',
      slug: SLUG,
      patch: { ...definition, ...changes },
      ...compared,
      at: now(),
      from: from.getTime(),
    });
  const readAll = () => Promise.all(servers.map((server) => server.read()));
  const move = (milliseconds: number) => {
    for (const { api } of servers) api.clock.move(milliseconds);
  };
  /** Publishes the definition, and lets its moment come on servers that have read it. */
  const start = async (changes: object = {}) => {
    await define(changes);
    await readAll();
    move(DEFINITION_DELAY);
  };
  const get = (url = PAGE, host = 'bfzh.localhost', [server] = servers) =>
    server.app.inject({ url, headers: { host, 'user-agent': 'iPhone' } });
  const pages = () => Promise.all(servers.map(async (server) => (await get(PAGE, undefined, [server, server])).body));
  const putBy = ({ site }: RevisedServer) => [...site.revisions.values()].map((json) => JSON.parse(json));

  test('shows a stored campaign on every server from the same moment on, which all of them have read', async () => {
    await define();
    await readAll();
    move(DEFINITION_DELAY - 1);
    for (const body of await pages()) expect(body).toContain('/not-found-page');
    move(1);
    const [one, other] = await pages();
    expect(one).toContain(`/stage/activity/${SLUG}`);
    expect(other).toBe(one);
    expect(putBy(servers[1])).toEqual([{ definition }]);
    const again = await define({ title: '新的转盘' });
    expect(again).toBeGreaterThan(1);
    await readAll();
    expect(await pages()).toEqual([one, one]);
    move(DEFINITION_DELAY);
    expect((await pages())[0]).toContain('新的转盘');
  });

  test('shows operators a definition before it is stored, and before it is published', async () => {
    const run = (operation: string, input: object) =>
      servers[0].api.run(`campaigns ${operation}`, { ...input }, 'Li Na');
    const file = JSON.stringify(definition);
    const draft = await run('preview-definition', { file, brand: 'bfzh' });
    const revision = /版本 (\d+)/.exec(await run('define', { file }))?.[1];
    const previews = [draft, await run('preview', { revision, brand: 'bfzh' })];
    for (const [index, text] of previews.entries()) {
      const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '');
      const ask = (host: string) =>
        servers[1].app.inject({ url: pathname + search, headers: { host, 'sec-fetch-dest': 'iframe' } });
      expect((await ask('bfzh.localhost')).body).toContain(`/stage/activity/${SLUG}`);
      expect(putBy(servers[1])).toEqual(Array.from({ length: index + 1 }, () => ({ definition })));
    }
    expect((await get()).statusCode).toBe(404);
  });

  test('damaged links, page loads and arms know a stored campaign from its moment on', async () => {
    const { orm } = database();
    const arms = [{ name: 'calm', weight: 100, patch: {}, digest: '0123456789abcdef' }];
    const revision = { slug: SLUG, patch: {}, arms, digest: 'x', state: 'approved', author: 'Li Na' } as const;
    await orm.insert(campaignRevisions).values({ ...revision, writtenAt: now(), publishedAt: now() });
    const loads: string[] = [];
    const stop = on('visit_received', ({ page }) => loads.push(page));
    const seen = async () => {
      const detail = { ...VISIT.detail, currenturl: `https://feiyu.example${PAGE}` };
      const event = { ...VISIT, eventtime: now().getTime(), arm: '0123456789abcdef', detail };
      await servers[0].api.json('/crm/maidian/scada/collect', [event], { headers: { 'user-agent': IPHONE } });
      return [(await get(`${PAGE.toUpperCase()}?v=1`)).headers.location, ...loads.splice(0)];
    };
    expect(await seen()).toEqual([undefined]);
    await start();
    expect(await seen()).toEqual([`${PAGE}?v=1`, 'wheel']);
    stop();
    const stored = await orm.select({ arm: trackingEvents.arm }).from(trackingEvents);
    expect(stored.map(({ arm }) => arm).sort()).toEqual(['', '1-calm']);
  });

  test('shows each arm of a definition as a page of its composition', async () => {
    const { arms } = withDigests(definition, [
      { name: 'A', weight: 50, patch: {} },
      { name: 'B', weight: 50, patch: { hero: { composition: 'ticket' } as object } },
    ]);
    const experiment = { hypothesis: '票券更醒目', measure: 'accounts', smallest: 10 };
    await define({}, now(), { arms, experiment });
    await readAll();
    move(DEFINITION_DELAY);
    const seen = new Set<string>();
    for (let number = 1; number <= 20; number += 1) {
      const cookie = `draw=${number.toString(16).padStart(32, '0')}`;
      const headers = { host: 'bfzh.localhost', 'user-agent': 'iPhone', cookie };
      const { body } = await servers[0].app.inject({ url: PAGE, headers });
      seen.add(
        `${/(?:stage|ticket)\/activity/.exec(body)?.[0]} ${arms?.findIndex(({ digest }) => body.includes(digest))}`,
      );
    }
    expect([...seen].sort()).toEqual(['stage/activity 0', 'ticket/activity 1']);
  });

  test('every operation on a campaign takes a stored one', async () => {
    await start();
    const { api } = servers[0];
    const taking = OPERATIONS.filter((operation) => parametersOf(operation).some(({ name }) => name === 'campaign'));
    expect(taking.length).toBeGreaterThan(20);
    for (const operation of taking) {
      const input = { ...inputFor(operation), campaign: SLUG };
      const said = await api.run(operation.name, input).catch(({ message }: Error) => message);
      expect([operation.name, said.includes(`没有“${SLUG}”这个活动`)]).toEqual([operation.name, false]);
    }
    expect(await api.run('pages list')).toContain(SLUG);
  });

  test('lets no cache show the not-found page beyond the begin of a scheduled campaign', async () => {
    await define({}, new Date(now().getTime() + 10_000));
    await readAll();
    const cachingOf = async () => (await get()).headers['cache-control'];
    expect(await cachingOf()).toMatch(/s-maxage=1, stale-while-revalidate=1/);
    move(9_000);
    expect(await cachingOf()).toMatch(/s-maxage=0, stale-while-revalidate=0/);
    expect((await get()).statusCode).toBe(404);
    move(1_000);
    expect((await get()).statusCode).toBe(200);
  });

  test('only brands of its list have its page, its picture, its place in the site map and its activities', async () => {
    await start({ brands: ['bfzh'] });
    const at = async (host: string, brand: string) => {
      const { token } = await new Visitor(servers[0].api, undefined, brand).join();
      const call = (name: string, body: object) =>
        servers[0].api.json(`/apis/uc/activity/${name}`, { slug: SLUG, ...body }, { token, headers: { host } });
      return [
        (await get(PAGE, host)).statusCode,
        (await get(`/newactivities/share/${brand}/${SLUG}.jpg`, host)).statusCode,
        (await get('/sitemap.xml', host)).body.includes(`/${SLUG}<`),
        (await call('state', { kind: 'wheel' })).statusCode,
        (await call('act', { kind: 'wheel', action: 'spin', input: {} })).statusCode,
        (await call('life', {})).statusCode,
      ];
    };
    expect(await at('feiyu.example', 'bfzh')).toEqual([200, 200, true, 200, 200, 200]);
    expect(await at('gjs2.localhost', 'gjs2')).toEqual([404, 404, false, 404, 404, 404]);
  });

  test('texts of a stored campaign are revised like those of a built one, under a key of their own', async () => {
    await start();
    const [before] = await pages();
    await publish(database().orm, { slug: SLUG, patch: { hero: { headline: '换一句' } }, at: now() });
    await publish(database().orm, { slug: SLUG, patch: { hero: { nonsense: 1 } }, at: now() });
    await readAll();
    const [after] = await pages();
    expect(putBy(servers[0]).at(-1)).toEqual({ definition, patch: { hero: { headline: '换一句' } } });
    expect(after).not.toBe(before);
    expect(servers[0].api.services.revisions.current().mistakes).toEqual([expect.stringContaining('hero')]);
  });
});
