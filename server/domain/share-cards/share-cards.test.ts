import { WECHAT_ACCOUNT } from '@/devtools/wechat/keys';
import { after, HOUR, MINUTE } from '../../platform/clock/clock';
import { wechatTickets } from '../../platform/database/schema/share-cards';
import { readApiConfig } from '../../settings/read-api-config';
import { describeOnDatabase, TestApi } from '../../testing';
import { openWechat } from './testing/open-wechat';
import { ticketsOf } from './tickets';

const HOST = `${WECHAT_ACCOUNT.host}:3000`;
const PAGE = `http://${HOST}/newactivities/kh_7694_form?v=XY_7`;
const [ACCOUNT] = [WECHAT_ACCOUNT].map(({ appId, secret }) => ({ appId, secret }));

describeOnDatabase((database) => {
  let api: TestApi;
  let wechat: Awaited<ReturnType<typeof openWechat>>;
  let now: Date;
  let log: { warn: jest.Mock };
  beforeEach(async () => {
    log = { warn: jest.fn() };
    now = new Date('2026-06-01T04:30:00.000Z');
    wechat = await openWechat(() => now);
    const config = { ...readApiConfig({}), shareCards: wechat.config };
    api = await TestApi.on(database(), { config, clock: () => now });
  });
  afterEach(() => wechat.close());

  const sign = (address = PAGE, appcode: string = WECHAT_ACCOUNT.brand, host = HOST) =>
    api.json('/apis/share/signature', { appcode, address }, { headers: { host } });
  /** The tickets as another server process finds them. */
  const otherProcess = () =>
    ticketsOf({
      database: database(),
      clock: () => now,
      config: { shareCards: wechat.config },
    });
  const find = (process = otherProcess()) => process(ACCOUNT as never, log);

  test.each([PAGE, `${PAGE}&token=secret`, `${PAGE}#top`])('WeChat accepts the signature of %s', async (address) => {
    const answer = await sign(address);
    expect(answer.statusCode).toBe(200);
    const [url = ''] = address.split('#');
    expect(wechat.wechat.check({ ...answer.json().Data, url })).toBe('config:ok');
    expect(wechat.wechat.check({ ...answer.json().Data, url: `${url}&more=1` })).toContain('invalid signature');
  });

  test('signs a second address with another nonce and the same ticket', async () => {
    const [first, second] = [await sign(), await sign()];
    expect(first.json().Data.nonceStr).not.toBe(second.json().Data.nonceStr);
    expect(wechat.wechat.requests).toEqual({ token: 1, ticket: 1 });
  });

  test.each([
    ['another host', 'http://evil.example/newactivities/kh_7694_form', undefined, HOST, 'invalid_input'],
    ['another brand of this deployment', PAGE, 'bfzh', HOST, 'not_offered'],
    ['a host that is not one of the product', 'http://nobody.example/', undefined, 'nobody.example', 'not_offered'],
    ['a host that shows another brand', 'http://bfzh.localhost/', undefined, 'bfzh.localhost', 'invalid_input'],
    ['no address', 'newactivities', undefined, HOST, 'invalid_input'],
    ['an address with a user name', PAGE.replace('//', '//a:b@'), undefined, HOST, 'invalid_input'],
  ])('does not sign %s', async (_, address, appcode, host, code) => {
    expect((await sign(address, appcode, host)).json().code).toBe(code);
    expect(wechat.wechat.requests).toEqual({ token: 0, ticket: 0 });
  });

  test('several processes request one ticket together', async () => {
    const found = await Promise.all(Array.from({ length: 4 }, () => find()));
    expect(new Set(found)).toEqual(new Set([expect.stringContaining('sM4A')]));
    expect(wechat.wechat.requests).toEqual({ token: 1, ticket: 1 });
  });

  test('renews a ticket before it expires, by one process, while others use the old one', async () => {
    await find();
    now = new Date('2026-06-01T05:49:00.000Z');
    await find();
    expect(wechat.wechat.requests.ticket).toBe(1);
    now = new Date('2026-06-01T05:51:00.000Z');
    const found = await Promise.all(Array.from({ length: 4 }, () => find()));
    expect(new Set(found).size).toBe(1);
    expect(wechat.wechat.requests.ticket).toBe(2);
    // WeChat returned the old ticket again, so the next one is requested when it ends.
    now = new Date('2026-06-01T06:00:00.000Z');
    expect(await find()).not.toBe(found[0]);
    expect(wechat.wechat.requests.ticket).toBe(3);
  });

  test('after a failure, uses the old ticket until its end, and tries again after a minute', async () => {
    const old = await find();
    wechat.state.failing = true;
    now = new Date('2026-06-01T05:55:00.000Z');
    expect(await find()).toBe(old);
    expect(log.warn).toHaveBeenCalledWith({ app: ACCOUNT?.appId, answer: 'http 502' }, expect.any(String));
    expect(await find()).toBe(old);
    expect(log.warn).toHaveBeenCalledTimes(1);
    wechat.state.failing = false;
    now = after(now, MINUTE);
    await find();
    expect(wechat.wechat.requests.ticket).toBe(2);
  });

  test('answers unavailable without a ticket, and logs no secret', async () => {
    wechat.state.failing = true;
    expect((await sign()).json().code).toBe('unavailable');
    wechat.state.failing = false;
    now = after(now, HOUR);
    const wrong = { appId: WECHAT_ACCOUNT.appId, secret: 'f'.repeat(32) };
    expect(await otherProcess()(wrong, log)).toBeUndefined();
    expect(log.warn).toHaveBeenLastCalledWith({ app: wrong.appId, answer: 'errcode 40125' }, expect.any(String));
    expect(await database().orm.select().from(wechatTickets)).toMatchObject([{ ticket: null, expiresAt: null }]);
  });
});
