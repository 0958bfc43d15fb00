import lottery from '@/campaigns/lottery-october';
import { definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { DEFINITION_DELAY } from '../domain/revisions/definitions-in-force';
import { publish } from '../domain/revisions/testing/publish';
import { describeOnDatabase, Visitor } from '../testing';
import { RevisedServer } from './testing/revised-server';

const SLUG = 'lottery-2601';
const PAGE = `/newactivities/${SLUG}`;
const definition = { ...definitionOf(lottery), slug: SLUG } as CampaignInput;

describeOnDatabase((database) => {
  let servers: [RevisedServer, RevisedServer];
  beforeEach(async () => {
    const first = await RevisedServer.on(database());
    servers = [first, await RevisedServer.on(database(), first)];
  });
  afterEach(() => Promise.all(servers.map((server) => server.close())));

  const now = () => servers[0].api.clock.read();
  const define = (changes: object = {}, from = now()) =>
    publish(database().orm, {
      subject: 'definition',
      slug: SLUG,
      patch: { ...definition, ...changes },
      at: now(),
      from: from.getTime(),
    });
  const readAll = () => Promise.all(servers.map((server) => server.read()));
  const move = (milliseconds: number) => {
    for (const { api } of servers) api.clock.move(milliseconds);
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
    for (const text of [draft, await run('preview', { revision, brand: 'bfzh' })]) {
      const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '');
      const ask = (host: string) =>
        servers[1].app.inject({ url: pathname + search, headers: { host, 'sec-fetch-dest': 'iframe' } });
      expect((await ask('bfzh.localhost')).body).toContain(`/stage/activity/${SLUG}`);
      expect(putBy(servers[1])).toEqual([{ definition }]);
    }
    expect((await get()).statusCode).toBe(404);
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
    await define({ brands: ['bfzh'] });
    await readAll();
    move(DEFINITION_DELAY);
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
    await define();
    await readAll();
    move(DEFINITION_DELAY);
    const [before] = await pages();
    await publish(database().orm, { slug: SLUG, patch: { hero: { headline: '换一句' } }, at: now() });
    await publish(database().orm, { slug: SLUG, patch: { hero: { nonsense: 1 } }, at: now() });
    await readAll();
    const [after] = await pages();
    expect(putBy(servers[0]).at(-1)).toEqual({ definition, patch: { hero: { headline: '换一句' } } });
    expect(after).not.toBe(before);
    expect(servers[0].api.services.revisions.current().mistakes).toEqual([expect.stringContaining('hero')]);
  });

  test('a definition that does not fit this release is not found, and reported', async () => {
    await define({ colour: 'red' });
    await readAll();
    move(DEFINITION_DELAY);
    expect((await get()).statusCode).toBe(404);
    const table = servers[0].api.services.revisions.current();
    expect(table.mistakes).toEqual([expect.stringMatching(/^revision \d+ of lottery-2601: .*colour/)]);
    expect([...table.storedSlugs]).toEqual([SLUG]);
  });
});
