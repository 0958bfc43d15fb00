import { runAsText } from '../operations/testing/run-as-text';
import { writtenTexts } from '../operations/testing/written-texts';
import { on } from '../platform/events/events';
import { describeOnDatabase } from '../testing';
import { OFFICE, RevisedServer } from './testing/revised-server';

const SLUG = 'bull-market';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36';
const PAGE = `/newactivities/${SLUG}`;

describeOnDatabase((database) => {
  let server: RevisedServer;
  let other: RevisedServer;
  const both = () => [server, other];
  beforeEach(async () => {
    server = await RevisedServer.on(database());
    other = await RevisedServer.on(database(), server);
  });
  afterEach(async () => {
    for (const one of both()) await one.close();
  });

  const run = (operation: string, input: Record<string, unknown>, operator = 'Li Na') =>
    server.api.run(`campaigns ${operation}`, input, operator);
  const { approved } = writtenTexts((...given) => server.api.run(...given), SLUG);
  const readAll = () => Promise.all(both().map((one) => one.read()));

  test('shows a published revision on every server after its next reading, and rolls back byte for byte', async () => {
    const pagesNow = () => Promise.all(both().map((one) => one.get(PAGE)));
    const before = await pagesNow();
    expect(before[0]).toContain('the definition');
    await run('publish', { revision: await approved('甲句') });
    expect(await pagesNow()).toEqual(before);
    await readAll();
    const shown = await pagesNow();
    for (const body of shown) expect(body).toContain('甲句');
    expect(shown[1]).toBe(shown[0]);
    await run('publish', { revision: await approved('乙句') });
    await readAll();
    for (const body of await pagesNow()) expect(body).toContain('乙句');
    await run('rollback', { campaign: SLUG });
    await readAll();
    expect(await pagesNow()).toEqual(shown);
    await run('rollback', { campaign: SLUG });
    await readAll();
    expect(await pagesNow()).toEqual(before);
  });

  test('changes only the pages of the revision’s campaign and brand, including the success page', async () => {
    const untouched = ['/newactivities/cgold', '/newactivities/clause/disclaimer'];
    const before = await Promise.all(untouched.map((url) => server.get(url)));
    await run('publish', { revision: await approved('只给一家', { brand: 'bfzh' }) });
    await readAll();
    expect(await server.get(PAGE)).toContain('只给一家');
    expect(await server.get(`${PAGE}/success`)).toContain('只给一家');
    expect(await server.get(PAGE, 'gjs2.localhost')).toContain('the definition');
    expect(await Promise.all(untouched.map((url) => server.get(url)))).toEqual(before);
    const made = server.site.requests.filter(({ method }) => method === 'PUT').length;
    await server.get(PAGE);
    expect(server.site.requests.filter(({ method }) => method === 'PUT')).toHaveLength(made);
  });

  test('sends the revision again to a site that restarted', async () => {
    await run('publish', { revision: await approved('再来一次') });
    await readAll();
    expect(await server.get(PAGE)).toContain('再来一次');
    server.site.revisions.clear();
    expect(await server.get(`${PAGE}/success`)).toContain('再来一次');
  });

  test('shows a draft to anyone with the preview link until it expires, uncacheable', async () => {
    const file = JSON.stringify({ hero: { headline: '还没人见过' } });
    const revision = /\d+/.exec(await run('edit', { campaign: SLUG, file, brand: 'bfzh' }))?.[0];
    const [address = ''] = /http\S+/.exec(await run('preview', { revision, hours: '2' })) ?? [];
    expect(address).toMatch(/^http:\/\/bfzh\.localhost:3000\/newactivities\/bull-market\?preview=[\w.-]+$/);
    const { pathname, search } = new URL(address);
    const ask = (url: string, host = 'bfzh.localhost') => other.app.inject({ url, headers: { host } });
    const shown = await ask(pathname + search);
    expect(shown.body).toContain('还没人见过');
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(await server.get(PAGE)).toContain('the definition');
    const forged = search.replace(/=\d+/, ({ length }) => `=${'9'.repeat(length - 1)}`);
    const elsewhere = await ask(`/newactivities/cgold${search}`);
    const answers = [await ask(pathname + forged), elsewhere, await ask(pathname + search, 'gjs2.localhost')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    other.api.clock.move(2 * 3_600_000);
    expect((await ask(pathname + search)).statusCode).toBe(403);
  });

  test('only previews may be framed, only by the office, and as the device that its frame names', async () => {
    const file = JSON.stringify({ hero: { headline: '还没人见过' } });
    const text = await run('preview-text', { campaign: SLUG, file, brand: 'bfzh' });
    const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '');
    const ask = async (url: string, agent = 'Windows', dest = 'iframe') => {
      const { statusCode, headers, body } = await other.app.inject({
        url,
        headers: { host: 'bfzh.localhost', 'user-agent': agent, ...(dest && { 'sec-fetch-dest': dest }) },
      });
      return {
        statusCode,
        body,
        frames: headers['x-frame-options'],
        policy: String(headers['content-security-policy']),
      };
    };
    const shown = await ask(pathname + search);
    expect(shown).toMatchObject({ body: expect.stringContaining('还没人见过'), frames: undefined });
    expect(shown.policy).toMatch(new RegExp(`frame-ancestors ${OFFICE}$`));
    for (const dest of ['document', '']) expect((await ask(pathname + search, 'Windows', dest)).statusCode).toBe(403);
    const page = await ask(pathname);
    expect([page.frames, page.policy]).toEqual(['DENY', expect.stringContaining("frame-ancestors 'none'")]);
    const phone = await ask(`${pathname}${search}&device=phone`);
    expect(phone.body).toContain('~ios~');
    expect((await ask(`${pathname}${search}&device=desktop`, 'iPhone')).body).toContain('~desktop~');
    expect((await ask(`${pathname}?device=phone`)).body).toContain('~desktop~');
  });

  test('shows any page as visitors see it in frames of the office, without counting it', async () => {
    await run('publish', { revision: await approved('只给一家', { brand: 'bfzh' }) });
    await readAll();
    const token = /\*\S+/.exec(await server.api.run('pages frames', {}, 'Li Na'))?.[0] ?? '';
    const ask = (path: string, dest = 'iframe', query = `?preview=${token}&device=android`) =>
      server.app.inject({
        url: path + query,
        headers: { host: 'bfzh.localhost', 'user-agent': WINDOWS, accept: 'text/html', 'sec-fetch-dest': dest },
      });
    const loads: unknown[] = [];
    const stop = on('page_sent', (load) => loads.push(load));
    const shown = await ask(PAGE);
    expect(shown.body).toContain('只给一家');
    expect(shown.body).toContain('~mobile~');
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(shown.headers['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${OFFICE}$`));
    expect((await ask('/newactivities/clause/disclaimer')).statusCode).toBe(200);
    expect((await ask(PAGE, 'document')).statusCode).toBe(403);
    expect(loads).toEqual([]);
    await ask(PAGE, 'document', '');
    expect(loads).toHaveLength(1);
    stop();
  });

  test('uses the brand’s canonical host for preview links in production', async () => {
    const revision = await approved('还没人见过', { brand: 'bfzh' });
    const { services } = server.api;
    const there = { ...services, config: { ...services.config, localPort: undefined } };
    const request = { operation: 'campaigns preview', input: { revision }, operator: 'Li Na' };
    expect(await runAsText(there, request)).toMatch(
      /^预览地址：https:\/\/feiyu\.example\/newactivities\/bull-market\?preview=/,
    );
  });

  test('serves every page in one version from first to last byte under load', async () => {
    const texts = ['甲甲甲', '乙乙乙'];
    let ended = false;
    const seen = new Set<string>();
    const visit = async (one: RevisedServer) => {
      while (!ended) {
        const body = await one.get(PAGE);
        const named = ['the definition', ...texts].filter((words) => body.includes(words));
        expect(named).toHaveLength(1);
        const [version = ''] = named;
        // The fake site repeats the text twenty times: all must be of one version.
        expect(body.split(version)).toHaveLength(21);
        seen.add(version);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const visits = Promise.all(both().flatMap((one) => [visit(one), visit(one), visit(one)]));
    for (const headline of texts) {
      await run('publish', { revision: await approved(headline) });
      await readAll();
      for (const one of both()) expect(await one.get(PAGE)).toContain(headline);
    }
    for (let left = texts.length; left > 0; left -= 1) {
      await run('rollback', { campaign: SLUG });
      await readAll();
      for (const one of both()) expect(await one.get(PAGE)).toContain(texts[left - 2] ?? 'the definition');
    }
    ended = true;
    await visits;
    expect([...seen].sort()).toEqual([...texts, 'the definition'].sort());
  });
});
