import Fastify, { type FastifyInstance } from 'fastify';
import { variantTables } from '@/brands/tables';
import { ConsoleSender } from '@/server/domain/sms/console-sender';
import { storeEvents } from '@/server/domain/tracking/store';
import { MovableClock } from '@/server/platform/clock/movable-clock';
import { describeOnPglite, newMobile, TestApi, Visitor } from '@/server/testing';
import { VISIT } from '@/server/testing/visit';
import { serverOf } from '../../server/testing/server-of';
import { developmentRoutes } from '../routes';

const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
const SCRIPT = '"><script>alert(1)</script>';

describeOnPglite((database) => {
  let app: FastifyInstance;
  let api: TestApi;
  let movableClock: MovableClock;
  beforeEach(async () => {
    movableClock = new MovableClock();
    api = await TestApi.on(database(), { movableClock, clock: movableClock.read });
    app = Fastify();
    await app.register(developmentRoutes, { services: api.services });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  const read = (url: string) => app.inject({ url, ...LOCAL });
  const post = (url: string, order: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: LOCAL.remoteAddress,
      headers: { ...LOCAL.headers, 'content-type': 'application/json', ...headers },
      payload: typeof order === 'string' ? order : JSON.stringify(order),
    });

  test('lists every brand, host, page and device, and shows the choice in frames that only the console allows', async () => {
    const page = await read('/dev/console?host=iekb.localhost&page=/summer&device=ios&query=utm_term%3Dgold');
    expect(page.statusCode).toBe(200);
    const [, preview = ''] = /data-preview="([^"]+)"/.exec(page.body) ?? [];
    expect(preview).toMatch(/^http:\/\/iekb\.localhost:\d+\/newactivities\/summer\?utm_term=gold$/);
    expect(page.headers['content-security-policy']).toContain(`http://*.localhost:${new URL(preview).port}`);
    expect(page.body).toMatch(/value="iekb\.localhost" checked/);
    expect(page.body.match(/name="host"/g)?.length).toBeGreaterThan(40);
    expect(page.body).not.toMatch(/style=|onclick=/);
    expect((await read('/dev/console/scripts/console.mjs')).headers['content-type']).toMatch(/^text\/javascript/);
    expect((await read('/dev/console/scripts/..%2froutes.ts')).statusCode).toBe(404);
  });

  test('reports invalid choices, and shows them as text', async () => {
    const page = await read(`/dev/console?host=${encodeURIComponent(SCRIPT)}&query=${encodeURIComponent(SCRIPT)}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('没有这个域名：&quot;&gt;&lt;script&gt;');
    expect(page.body).not.toContain('<script>');
  });

  test('moves and resets the clock of the whole product', async () => {
    const moved = await post('/dev/console/clock', { to: '2030-06-01T12:00' });
    expect(moved.json().now).toMatch(/^2030-06-01T04:/);
    expect(api.services.clock().toISOString()).toMatch(/^2030-06-01T04:/);
    expect((await read('/dev/console')).body).toContain('2030-06-01 12:');
    expect((await post('/dev/console/clock', { reset: true })).json()).toMatchObject({ ahead: 0 });
    expect(movableClock.ahead).toBe(0);
  });

  test.each([
    [{ to: '2026-02-30T00:00' }, 400, '请写成 2026-12-01T09:30 这样的北京时间'],
    [{}, 400, '请写明 to（北京时间）、by（毫秒）或 reset: true 之一'],
    ['{', 400, '提交的内容有误，请检查后重试'],
  ])('leaves the clock for %j', async (order, status, sentence) => {
    const answer = await post('/dev/console/clock', order);
    expect([answer.statusCode, answer.json().Data]).toEqual([status, sentence]);
    expect(movableClock.ahead).toBe(0);
  });

  test('rejects forms of other sites by their content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post('/dev/console/clock', { by: 1 }, { 'content-type': type })).statusCode).toBe(415);
    }
    expect(movableClock.ahead).toBe(0);
  });

  test('lists events and codes newest first, filters by brand, and masks mobile numbers', async () => {
    const mobile = newMobile();
    const { vault, clock } = api.services;
    const sender = new ConsoleSender({ database: database(), vault, clock });
    jest.spyOn(console, 'log').mockImplementation(() => {});
    await sender.send({ id: '1', mobile, code: '246810', purpose: 'register', appCode: 'bfzh' });
    const events = ['feiyu.example', 'chengzan.example'].map((host) => ({
      ...VISIT,
      eventname: 'rr3' as const,
      detail: { ...VISIT.detail, currenturl: `https://${host}/newactivities/summer`, plan: SCRIPT, mobile },
    }));
    for (const event of events)
      await storeEvents(database().orm, vault, [event], { userAgent: undefined, tables: variantTables }, clock());
    const all = (await read('/dev/console/live')).body;
    expect(all).toContain('246810');
    expect(all).toContain(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect(all.indexOf('chengzan.example')).toBeLessThan(all.indexOf('feiyu.example'));
    expect(all).not.toMatch(new RegExp(`${mobile}|<script`));
    const own = (await read('/dev/console/live?brand=iekb')).body;
    expect(own).toContain('chengzan.example');
    expect(own).not.toMatch(/feiyu\.example|246810/);
    expect((await read('/dev/console/live?brand=none')).json().Data).toBe('没有这个品牌');
  });

  test('logs previews in as a local account, by account or mobile number', async () => {
    const visitor = new Visitor(api);
    const { account } = await visitor.join();
    for (const name of [account, visitor.mobile]) {
      const { account: found, token } = (await post('/dev/console/session', { account: name })).json();
      expect(found).toBe(account);
      expect((await api.send('/apis/uc/user/userinfo/info', { token })).statusCode).toBe(200);
    }
    expect((await post('/dev/console/session', { account: '000000' })).json().Data).toBe(
      '本机没有这个账户，请先在预览里开户',
    );
    expect((await post('/dev/console/session', { account: 'x' })).json().Data).toBe(
      '请填写 6 至 9 位账号或 11 位手机号',
    );
  });

  test('makes QR codes only for the site’s own addresses', async () => {
    const code = (address: string) => read(`/dev/console/qr.svg?address=${encodeURIComponent(address)}`);
    expect((await code('https://feiyu.example/newactivities/summer?v=XY_1')).body).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /,
    );
    expect((await code('https://gold.example/')).json().Data).toBe('只为本站的域名生成二维码');
    expect((await code('javascript:alert(1)')).statusCode).toBe(400);
  });

  const ADDRESSES = ['', '/live', '/qr.svg', '/scripts/console.mjs'].map((path) => `/dev/console${path}`);
  const ORDERS = ['/dev/console/clock', '/dev/console/session'];

  test('answers only this machine', async () => {
    const elsewhere = { remoteAddress: '203.0.113.7', headers: { host: 'localhost:3000' } };
    for (const url of ADDRESSES) expect((await app.inject({ url, ...elsewhere })).statusCode).toBe(404);
    for (const url of ORDERS) expect((await app.inject({ method: 'POST', url, ...elsewhere })).statusCode).toBe(404);
  });

  test('does not exist in production', async () => {
    const production = await serverOf(api.services);
    const local = { ...LOCAL, headers: { host: 'bfzh.localhost:3000' } };
    for (const url of ADDRESSES) {
      const answer = await production.inject({ url, ...local });
      expect([answer.statusCode, answer.body.includes('测试台')]).toEqual([503, false]);
    }
    for (const url of ORDERS) {
      expect((await production.inject({ method: 'POST', url, ...local, payload: {} })).statusCode).toBe(405);
    }
    expect(movableClock.ahead).toBe(0);
    await production.close();
  });
});
