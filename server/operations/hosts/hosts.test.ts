import type { FastifyInstance } from 'fastify';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { followHosts } from '../../domain/hosts/follow-hosts';
import { openFront } from '../../front/testing/open-front';
import { hostTables } from '../../platform/database/schema/hosts';
import { trackingEvents } from '../../platform/database/schema/tracking';
import type { Database } from '../../platform/database/types';
import { describeOnDatabase, TestApi } from '../../testing';
import { VISIT } from '../../testing/visit';

const LANDING = '/newactivities/kh_7694_form';
const NEW = 'gold-new.example';

/** A separate server on a database; it reads the hosts when the test calls `read`. */
class TestServer {
  private constructor(
    readonly api: TestApi,
    /** Reads the hosts, as a server does every two seconds. */
    readonly read: () => Promise<void>,
    private readonly app: FastifyInstance,
    readonly close: () => Promise<void>,
  ) {}

  static async on(database: Database, development = false): Promise<TestServer> {
    let read = async () => {};
    const hosts = await followHosts(database, (act) => {
      read = act;
      return () => {};
    });
    const api = await TestApi.on(database, { hosts });
    const { app, close } = await openFront({ development, calls: { services: api.services } });
    return new TestServer(api, () => read(), app, close);
  }

  get(host: string, url = LANDING) {
    return this.app.inject({ url, headers: { host } });
  }

  report(host: string, events: readonly TrackingEvent[]) {
    const headers = { host, 'content-type': 'application/json' };
    return this.app.inject({
      method: 'POST',
      url: '/crm/maidian/scada/collect',
      headers,
      payload: JSON.stringify(events),
    });
  }
}

describeOnDatabase((database) => {
  let server: TestServer;
  let other: TestServer;
  const open: TestServer[] = [];
  const start = async (development?: boolean) => {
    const started = await TestServer.on(database(), development);
    open.push(started);
    return started;
  };
  beforeEach(async () => {
    [server, other] = [await start(), await start()];
  });
  afterEach(async () => {
    for (const started of open.splice(0)) await started.close();
  });

  const run = (operation: string, input: Record<string, unknown> = {}) => server.api.run(`hosts ${operation}`, input);
  const add = (host: string, brand: string, options: Record<string, unknown> = {}) =>
    run('add', { host, brand, ...options });
  const readAll = () => Promise.all(open.map(({ read }) => read()));
  const versions = async () => (await database().orm.select().from(hostTables)).length;

  test('an added host shows its brand on every server after the next read', async () => {
    for (const one of [server, other]) expect((await one.get(NEW)).statusCode).toBe(421);
    expect(await add(NEW, 'bfzh', { package: 'XY_140' })).toBe(
      `${NEW}：bfzh，包码 XY_140（原为：无规则）\n所有服务器将在五秒内生效。`,
    );
    expect((await other.get(NEW)).statusCode).toBe(421);
    await readAll();
    for (const one of [server, other]) {
      const page = await one.get(NEW);
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('bfzh~XY_140~desktop~web~standard/')]);
      expect(page.headers['content-security-policy']).toContain(`ws://${NEW};`);
      expect(page.headers['x-robots-tag']).toBe('noindex');
    }
    expect((await other.get(`www.${NEW}`)).statusCode).toBe(421);
  });

  test('a server drops cached decisions after a change', async () => {
    await add(NEW, 'bfzh');
    await readAll();
    expect((await server.get(NEW)).body).toContain('bfzh~');
    await add(NEW, 'gjs2');
    await server.read();
    expect((await server.get(NEW)).body).toContain('gjs2~');
  });

  test('API calls use the changed hosts too', async () => {
    await add(NEW, 'gjs2', { package: 'XY_140', downloads: 'android-only' });
    await readAll();
    const config = (await other.get(NEW, '/AppConfig/Apps/JF?appcode=gjs2')).json().Data;
    expect(config).toMatchObject({ androidUrl: expect.stringContaining('XY_140.apk'), iosUrl: null });
    const currenturl = `https://${NEW}${LANDING}`;
    const visit = { ...VISIT, detail: { ...VISIT.detail, currenturl } };
    expect((await other.report(NEW, [visit])).statusCode).toBe(200);
    expect(await database().orm.select().from(trackingEvents)).toMatchObject([{ host: NEW, brand: 'gjs2' }]);
  });

  test('a removed host answers 410 for everything until an undo', async () => {
    await run('remove', { host: 'ad.feiyu.example' });
    await readAll();
    const files = ['/', '/robots.txt', '/favicon.ico', '/newactivities/brands/bfzh/app.svg', '/newactivities/none'];
    for (const url of [LANDING, ...files]) {
      const answer = await other.get('ad.feiyu.example:443', url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 410, 'private, no-store']);
      expect(answer.body).toContain('这个网址已停用');
    }
    expect((await other.get('www.feiyu.example')).body).toContain('bfzh~');
    expect(await run('undo')).toContain('ad.feiyu.example：bfzh，包码 XY_131（原为：已移除）');
    await readAll();
    expect((await other.get('ad.feiyu.example')).body).toContain('bfzh~XY_131~');
  });

  test('removes a single name below a wildcard, or the wildcard with all its names', async () => {
    await add('*.gold-new.example', 'bfzh');
    await run('remove', { host: 'one.gold-new.example' });
    await readAll();
    expect((await server.get('two.gold-new.example')).body).toContain('bfzh~');
    expect((await server.get('one.gold-new.example')).statusCode).toBe(410);
    expect((await server.get('gold-new.example')).statusCode).toBe(421);
    await run('remove', { host: '*.gold-new.example' });
    await readAll();
    expect((await server.get('two.gold-new.example')).statusCode).toBe(410);
  });

  test('an unknown host shows no brand, but answers calls and health checks', async () => {
    for (const host of ['nobody.example', '10.0.0.7:3000', 'localhost', '[::1]']) {
      for (const url of [LANDING, '/', '/robots.txt', '/newactivities/brands/bfzh/app.svg']) {
        const answer = await server.get(host, url);
        expect([host, url, answer.statusCode]).toEqual([host, url, 421]);
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.body).not.toMatch(/~|nobody/);
      }
      expect((await server.get(host, '/newactivities/healthz')).statusCode).toBe(200);
      expect((await server.get(host, '/newactivities/livez')).statusCode).toBe(200);
      expect((await server.report(host, [VISIT])).statusCode).toBe(200);
    }
  });

  test('in development, an unknown host shows the default brand and a removed one nothing', async () => {
    const development = await start(true);
    for (const host of ['nobody.example', 'localhost:3000', '127.0.0.1'])
      expect((await development.get(host)).body).toContain('default~');
    await run('remove', { host: 'ad.feiyu.example' });
    await readAll();
    expect((await development.get('ad.feiyu.example')).statusCode).toBe(410);
  });

  test('robots, sitemap and pages name a new canonical host', async () => {
    await add(NEW, 'bfzh', { canonical: 'instead' });
    await readAll();
    expect((await other.get(NEW, '/robots.txt')).body).toContain(`Sitemap: https://${NEW}/sitemap.xml`);
    expect((await other.get(NEW, '/sitemap.xml')).body).toContain(
      `<loc>https://${NEW}/newactivities/bull-market</loc>`,
    );
    expect((await other.get('feiyu.example', '/robots.txt')).body).toContain('Disallow: /\n');
    const [page, before] = [await other.get(NEW), await other.get('feiyu.example')];
    expect([page.headers['x-robots-tag'], before.headers['x-robots-tag']]).toEqual([undefined, 'noindex']);
    for (const { body } of [page, before])
      expect(body).toContain('bfzh~XY_101~desktop~web~standard~host_gold-new_example/');
    expect((await other.get('gjs2.localhost')).body).not.toContain('~host_');

    await run('remove', { host: 'feiyu.example' });
    await run('undo');
    await run('undo');
    await readAll();
    expect((await other.get('feiyu.example', '/robots.txt')).body).toContain('Sitemap: https://feiyu.example/');
    expect((await other.get('feiyu.example')).body).not.toContain('~host_');
    expect((await other.get(NEW)).statusCode).toBe(421);
  });

  test.each([
    ['an unknown brand', ['gold.example', 'nobody'], 'gold.example: appCode: names no brand'],
    ['a second canonical', ['gold.example', 'bfzh', { canonical: 'yes' }], 'bfzh: canonical: needs one host, has 2'],
    ['half a proof', ['gold.example', 'bfzh', { verification: 'x' }], 'verification：须为名称和内容'],
    [
      'a proof of an unknown search engine',
      ['gold.example', 'bfzh', { verification: 'x:y' }],
      'gold.example: verification',
    ],
  ] as [string, [string, string, Record<string, unknown>?], string][])('rejects %s', async (_, rule, sentence) => {
    await expect(add(...rule)).rejects.toThrow(sentence);
    expect(await versions()).toBe(0);
    expect(await server.api.run('audit-log', {}, '')).toContain('审计日志为空。');
  });

  test('rejects invalid removals and undos', async () => {
    await expect(run('remove', { host: 'nobody.example' })).rejects.toThrow('没有 nobody.example 的规则。');
    await expect(run('remove', { host: 'AD.feiyu.example' })).rejects.toThrow('没有 AD.feiyu.example 的规则。');
    await expect(run('remove', { host: '*.ad.feiyu.example' })).rejects.toThrow('没有 *.ad.feiyu.example 的规则。');
    await expect(run('remove', { host: 'feiyu.example' })).rejects.toThrow('feiyu.example 是 bfzh 的主域名');
    await expect(run('undo')).rejects.toThrow('没有可撤销的域名更改。');
    await add(NEW, 'bfzh');
    await run('undo');
    await expect(run('undo')).rejects.toThrow('没有可撤销的域名更改。');
  });

  test('records only effective changes, and lists which rules are added, removed or built in', async () => {
    await add(NEW, 'bfzh', { verification: 'baidu-site-verification:codeva-Ab1' });
    expect(await add(NEW, 'bfzh', { verification: 'baidu-site-verification:codeva-Ab1' })).toBe(
      '域名已是此规则。未作任何更改。',
    );
    await run('remove', { host: 'ad.feiyu.example' });
    await readAll();
    for (const url of [LANDING, '/newactivities/none'])
      expect((await server.get(NEW, url)).body).toContain(
        '<meta name="baidu-site-verification" content="codeva-Ab1"/></head>',
      );
    for (const host of ['feiyu.example', 'www.feiyu.example'])
      expect((await server.get(host)).body).not.toContain('verification');
    const list = await run('list');
    expect(list).toMatch(/^gold-new\.example +bfzh，baidu-site-verification:codeva-Ab1 +已添加$/m);
    expect(list).toMatch(/^ad\.feiyu\.example +- +已移除$/m);
    expect(list).toMatch(/^feiyu\.example +bfzh，主域名 +内置$/m);
    const log = await server.api.run('audit-log', { act: 'hosts add' }, '');
    expect(log.match(/Li Na +添加域名 +\{"hosts":\[\{[^\n]*gold-new/g)).toHaveLength(1);
    await expect(server.api.run('hosts undo', {}, ' ')).rejects.toThrow('请填写姓名');
  });

  test('loses no concurrent change', async () => {
    const hosts = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}.example`);
    await Promise.all(hosts.map((host) => add(host, 'bfzh')));
    await server.read();
    for (const host of hosts) expect((await server.get(host)).statusCode).toBe(200);
    expect(await versions()).toBe(5);
  });

  test('ignores a rule of a newer release that names an unknown brand', async () => {
    const changes = { 'one.feiyu.example': { host: 'one.feiyu.example', appCode: 'newer' } };
    await database().orm.insert(hostTables).values({ version: 1, changes, before: 0, at: new Date() });
    await server.read();
    expect((await server.get('one.feiyu.example')).statusCode).toBe(421);
    expect((await server.get('two.feiyu.example')).body).toContain('bfzh~');
    expect(await run('list')).toMatch(/^one\.feiyu\.example +newer +此处未生效$/m);
    await add(NEW, 'bfzh');
  });
});
