import { variantTables } from '@/brands/tables';
import { catalogue } from '@/campaigns/catalogue';
import { ConsoleSender } from '@/server/domain/sms/console-sender';
import { storeEvents } from '@/server/domain/tracking/store';
import { OFFICE_CALLS } from '@/server/office/api';
import { buildOffice } from '@/server/office/open-office';
import { TOOL_CALLS } from '@/server/office/tools-api';
import { MovableClock } from '@/server/platform/clock/movable-clock';
import { readApiConfig } from '@/server/settings/read-api-config';
import { describeOnDatabase, newMobile, TestApi, Visitor } from '@/server/testing';
import { VISIT } from '@/server/testing/visit';
import { officeTools } from './office-tools';

const ORIGIN = 'http://localhost:3002';
const OWN = { host: 'localhost:3002', origin: ORIGIN, 'content-type': 'application/json' };

describeOnDatabase((database) => {
  let api: TestApi;
  let movableClock: MovableClock;
  let office: ReturnType<typeof buildOffice>;
  let cookie: string;
  beforeEach(async () => {
    movableClock = new MovableClock();
    const config = readApiConfig({ CAPTCHA: 'off', DEPLOYMENT: 'development' });
    api = await TestApi.on(database(), { movableClock, clock: movableClock.read, config });
    const { services } = api;
    office = buildOffice({ services, origin: ORIGIN, folder: '.office', tools: officeTools(services, 3000) });
    cookie = '';
    await post(OFFICE_CALLS.development, { name: '郑洁' });
  });
  afterEach(() => office.close());

  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await office.inject({ method: 'POST', url, headers: { ...OWN, cookie, ...headers }, payload });
    const set = answer.headers['set-cookie'];
    if (set) cookie = String(set).split(';')[0] ?? '';
    return answer;
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    office.inject({ url, headers: { ...OWN, cookie, ...headers } });

  test('lists every brand and promotional host, and a port for each device', async () => {
    const { places, ports } = (await get(TOOL_CALLS.setUp)).json();
    expect(places[1]).toEqual({
      value: 'bfzh',
      name: expect.any(String),
      brands: ['bfzh'],
      local: 'bfzh.localhost',
      origin: 'http://bfzh.localhost:3000',
      phone: 'https://feiyu.example',
    });
    const values = places.map(({ value }: { value: string }) => value);
    expect(values).toContain('www.feiyu.example');
    expect(new Set(values).size).toBe(values.length);
    expect(values.filter((value: string) => !value.includes('.'))).toHaveLength(21);
    expect(new Set(Object.values(ports)).size).toBe(6);
  });

  test('moves and resets the clock of the whole product, whose operator stays signed in', async () => {
    expect((await post(TOOL_CALLS.clock, { to: '2030-06-01T12:00' })).json().now).toMatch(/^2030-06-01T04:/);
    expect(api.services.clock().toISOString()).toMatch(/^2030-06-01T04:/);
    expect((await post(TOOL_CALLS.clock, { reset: true })).json().ahead).toBe(0);
    expect((await post(TOOL_CALLS.clock, {})).statusCode).toBe(400);
    expect((await get(TOOL_CALLS.clock)).json().ahead).toBe(0);
  });

  test('logs previews in as an account and gives it a deposit, by account or mobile number', async () => {
    const visitor = new Visitor(api);
    const { account } = await visitor.join();
    for (const name of [account, visitor.mobile]) {
      const session = (await post(TOOL_CALLS.session, { account: name })).json();
      expect(session.account).toBe(account);
      expect((await api.send('/apis/uc/user/userinfo/info', { token: session.token })).statusCode).toBe(200);
      expect((await post(TOOL_CALLS.deposit, { account: name, amount: 500.5 })).json()).toEqual({ account });
    }
    expect((await api.run('customer', { person: account }, 'Li Na')).match(/500\.50?/g)?.length).toBeGreaterThan(1);
    expect((await post(TOOL_CALLS.session, { account: '000000' })).json()).toEqual({ account: null });
    for (const amount of [0, -1, 0.001, 100_001])
      expect((await post(TOOL_CALLS.deposit, { account, amount })).statusCode).toBe(400);
  });

  test('lists events and codes newest first, filters them, and masks mobile numbers', async () => {
    const mobile = newMobile();
    const { vault, clock } = api.services;
    const sender = new ConsoleSender({ database: database(), vault, clock });
    jest.spyOn(console, 'log').mockImplementation(() => {});
    await sender.send({ id: '1', mobile, code: '246810', purpose: 'register', appCode: 'bfzh' });
    for (const host of ['feiyu.example', 'chengzan.example']) {
      const currenturl = `https://${host}/newactivities/summer`;
      const event = { ...VISIT, eventname: 'rr3' as const, detail: { ...VISIT.detail, currenturl, mobile } };
      await storeEvents(
        database().orm,
        vault,
        [event],
        { userAgent: undefined, tables: variantTables, catalogue },
        clock(),
      );
    }
    const all = await get(TOOL_CALLS.live);
    expect(all.json()).toMatchObject({
      events: [{ host: 'chengzan.example' }, { host: 'feiyu.example' }],
      messages: [{ code: '246810', mobileMasked: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }],
    });
    expect(all.body).not.toContain(mobile);
    expect((await get(`${TOOL_CALLS.live}?brand=iekb`)).json()).toMatchObject({
      events: [{ brand: 'iekb' }],
      messages: [],
    });
    expect((await get(`${TOOL_CALLS.live}?mobile=${newMobile()}`)).json().messages).toEqual([]);
    expect((await get(`${TOOL_CALLS.live}?brand=none`)).statusCode).toBe(400);
  });

  const READING = [TOOL_CALLS.setUp, TOOL_CALLS.clock, TOOL_CALLS.live];
  const CHANGING = [TOOL_CALLS.clock, TOOL_CALLS.session, TOOL_CALLS.deposit];

  test('answers only signed-in operators, and changes only for the office’s own pages', async () => {
    for (const url of READING) expect((await get(url, { cookie: '' })).statusCode).toBe(401);
    for (const url of CHANGING) {
      expect((await post(url, { by: 1 }, { cookie: '' })).statusCode).toBe(401);
      expect((await post(url, { by: 1 }, { origin: 'http://other.localhost' })).statusCode).toBe(403);
    }
    expect(movableClock.ahead).toBe(0);
  });

  test('has none of these calls in production', async () => {
    const production = buildOffice({ services: api.services, origin: ORIGIN, folder: '.office' });
    const ask = (method: 'GET' | 'POST', url: string) =>
      production.inject({ method, url, headers: { ...OWN, cookie }, ...(method === 'POST' && { payload: {} }) });
    for (const url of READING) expect((await ask('GET', url)).statusCode).toBe(404);
    for (const url of CHANGING) expect((await ask('POST', url)).statusCode).toBe(404);
    await production.close();
  });
});
