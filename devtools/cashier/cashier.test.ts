import Fastify, { type FastifyInstance } from 'fastify';
import { readProfile } from '@/server/domain/identity/profile';
import { verifyIdentity } from '@/server/domain/identity/service';
import { deposits } from '@/server/platform/database/schema/funds';
import { bindCard, describeOnDatabase, settleDeposit, TestApi, Visitor } from '@/server/testing';
import { developmentRoutes } from '../routes';

const FROM = '/newactivities/first-amount-2502?source=android&v=XY_7&utm_term=%E9%BB%84';
const MINUTE = 60_000;
const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'bfzh.localhost:3000' } };

describeOnDatabase((database) => {
  let api: TestApi;
  let app: FastifyInstance;
  let joined: { account: string; token: string };
  let query: Record<string, string>;
  beforeEach(async () => {
    api = await TestApi.on(database());
    app = Fastify();
    await app.register(developmentRoutes, { services: api.services });
    joined = await new Visitor(api).join();
    const { account, token } = joined;
    const person = { account, name: '王小明', number: '11010519491231002X' };
    await verifyIdentity(api.services, person, api.clock.read());
    query = { from: FROM, source: '4', token, clientid: 'f1', isBind: '0', first: '1', account };
  });
  afterEach(() => app.close());

  const get = (url: string) => app.inject({ url, ...LOCAL });
  const open = (changes: Record<string, string | undefined> = {}) => {
    const values = Object.entries({ ...query, ...changes }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    return get(`/pay?${new URLSearchParams(values)}`);
  };
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: LOCAL.remoteAddress,
      headers: { ...LOCAL.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const paymentIn = (html: string) => /name="payment" value="([\w.-]+)"/.exec(html)?.[1] ?? '';
  const begin = async () => paymentIn((await open()).body);
  const pay = (payment: string, fields: Record<string, string> = {}) =>
    post('/pay', { payment, amount: '500', way: 'card', ...fields });
  const recorded = () => database().orm.select().from(deposits);
  const profile = () => readProfile(api.services, joined.account);

  test('shows the flow’s parameters, but the token neither on the page nor in the address', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    for (const shown of [joined.account, 'Android App · source 4', '未绑定 · isBind 0', '是 · first 1', 'f1']) {
      expect(page.body).toContain(shown);
    }
    expect(page.body).toContain(FROM.replaceAll('&', '&amp;'));
    expect(page.body).not.toContain(joined.token);
    expect(page.body).toMatch(/data-address="\/pay\?payment=[\w.-]+"/);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await recorded()).toEqual([]);
  });

  test.each([
    ['2', '网页'],
    ['3', 'iOS App'],
  ])('names source %s as %s', async (source, words) => {
    expect((await open({ source })).body).toContain(`${words} · source ${source}`);
  });

  test('checks bank card and earlier deposit against the profile', async () => {
    await bindCard(database().orm, joined.account, api.clock.read());
    await settleDeposit(database().orm, joined.account, 100, api.clock.read());
    expect((await open()).statusCode).toBe(403);
    const page = await open({ isBind: '1', first: '0' });
    expect(page.body).toContain('已绑定 · isBind 1');
    expect(page.body).toContain('否 · first 0');
  });

  test('settles a payment, updates the profile and leads back to the page with its query', async () => {
    const payment = await begin();
    const answer = await pay(payment, { amount: '500.5' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/pay?payment=${payment}`]);
    const receipt = await get(answer.headers.location as string);
    expect(receipt.body).toContain('付款成功');
    expect(receipt.body).toContain('$500.50');
    expect(receipt.body).toContain(`href="${FROM.replaceAll('&', '&amp;')}">返回</a>`);
    const now = api.clock.read();
    expect(await recorded()).toEqual([
      expect.objectContaining({
        account: joined.account,
        amount: 500.5,
        state: 'settled',
        createdAt: now,
        settledAt: now,
      }),
    ]);
    expect(await profile()).toMatchObject({ accountStatus: 2 });
  });

  test('records a form from many tabs once, and then shows its receipt', async () => {
    const payment = await begin();
    const amounts = Array.from({ length: 12 }, (_, index) => String(500 + index));
    const answers = await Promise.all(amounts.map((amount) => pay(payment, { amount })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(await recorded()).toHaveLength(1);
    expect((await pay(payment, { amount: '9' })).statusCode).toBe(303);
    api.clock.move(60 * MINUTE);
    expect((await get(`/pay?payment=${payment}`)).body).toContain('付款成功');
    expect(await recorded()).toHaveLength(1);
  });

  test('records two payments as two deposits', async () => {
    const payments = [await begin(), await begin()];
    await Promise.all(payments.map((payment) => pay(payment)));
    expect(await recorded()).toHaveLength(2);
  });

  test.each(['10', '10.01', '100000', ' 88.8 '])('accepts $%s', async (amount) => {
    expect((await pay(await begin(), { amount })).statusCode).toBe(303);
    expect((await recorded()).map((deposit) => deposit.amount)).toEqual([Number(amount)]);
  });

  test.each([
    ['', '请输入金额'],
    ['9.99', '金额须在 $10 至 $100,000 之间'],
    ['100000.01', '金额须在 $10 至 $100,000 之间'],
    ['10.001', '请输入数字，至多两位小数'],
    ['1e3', '请输入数字，至多两位小数'],
    ['-50', '请输入数字，至多两位小数'],
    ['"><b>', '请输入数字，至多两位小数'],
  ])('shows why $%s is rejected, and accepts the form the next time', async (amount, sentence) => {
    const payment = await begin();
    const page = await pay(payment, { amount });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain(`id="fault">${sentence}</p>`);
    expect(page.body).not.toContain('"><b>');
    expect(await recorded()).toEqual([]);
    expect((await pay(paymentIn(page.body))).statusCode).toBe(303);
  });

  test('counts a pending payment when it arrives, and lets it arrive once', async () => {
    const payment = await begin();
    await pay(payment, { way: 'transfer' });
    expect((await get(`/pay?payment=${payment}`)).body).toContain('付款处理中');
    expect(await profile()).toMatchObject({ accountStatus: 1 });
    api.clock.move(MINUTE);
    const arrived = api.clock.read();
    await post('/pay/settle', { payment });
    api.clock.move(MINUTE);
    await post('/pay/settle', { payment });
    expect(await recorded()).toEqual([expect.objectContaining({ state: 'settled', settledAt: arrived })]);
    expect(await profile()).toMatchObject({ accountStatus: 2 });
  });

  test('leaves a failed payment failed', async () => {
    const payment = await begin();
    await pay(payment, { way: 'declined' });
    await post('/pay/settle', { payment });
    expect((await get(`/pay?payment=${payment}`)).body).toContain('付款未成功');
    expect(await recorded()).toEqual([expect.objectContaining({ state: 'failed', settledAt: null })]);
    expect(await profile()).toMatchObject({ accountStatus: 1 });
  });

  test('rejects payments after 15 minutes', async () => {
    const payment = await begin();
    api.clock.move(15 * MINUTE);
    for (const answer of [await pay(payment), await get(`/pay?payment=${payment}`)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('付款单已过期');
      expect(answer.body).toContain(`href="${FROM.replaceAll('&', '&amp;')}"`);
    }
    expect(await recorded()).toEqual([]);
  });

  const anotherAccount = async () => (await new Visitor(api).join()).account;
  test.each<[string, () => Promise<Record<string, string | undefined>>, number, string]>([
    ['no token', async () => ({ token: undefined }), 400, 'token'],
    ['an empty token', async () => ({ token: '' }), 400, 'token'],
    ['a made-up token', async () => ({ token: 'a'.repeat(43) }), 401, '登录已过期'],
    ['a malformed account', async () => ({ account: "1' or 1=1" }), 400, 'account'],
    ['another visitor’s account', async () => ({ account: await anotherAccount() }), 403, '交易账号与登录的账号不符'],
    ['an unbound card as bound', async () => ({ isBind: '1' }), 403, '银行卡绑定状态与账户不符'],
    ['a later deposit as the first', async () => ({ first: '0' }), 403, '首次入金状态与账户不符'],
    ['an unknown source', async () => ({ source: '1' }), 400, 'source'],
    ['no clientid', async () => ({ clientid: undefined }), 400, 'clientid'],
    ['no first', async () => ({ first: undefined }), 400, 'first'],
    ['another origin', async () => ({ from: '//evil.example/newactivities/summer' }), 400, '返回地址不是本站页面'],
    ['no page', async () => ({ from: undefined }), 400, 'from'],
  ])('rejects %s and records nothing', async (_, changes, status, words) => {
    const page = await open(await changes());
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('evil.example');
    expect(page.body).not.toContain(joined.token);
    expect(page.body).toContain('data-address="/pay"');
    expect(paymentIn(page.body)).toBe('');
    expect(await recorded()).toEqual([]);
  });

  test('rejects an expired session', async () => {
    api.clock.move(31 * 24 * 60 * MINUTE);
    expect((await open()).statusCode).toBe(401);
  });

  test('rejects an account without identity', async () => {
    const { account, token } = await new Visitor(api).join();
    const page = await open({ account, token });
    expect([page.statusCode, page.body]).toEqual([403, expect.stringContaining('尚未完成实名认证')]);
  });

  test.each([
    ['nothing', {}],
    ['a forged payment', { payment: 'a'.repeat(400), amount: '500', way: 'card' }],
  ])('rejects %s in the form', async (_, fields) => {
    const page = await post('/pay', fields);
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('付款单无效')]);
    expect((await post('/pay/settle', fields)).statusCode).toBe(400);
    expect(await recorded()).toEqual([]);
  });

  test('rejects an unknown way to pay and a repeated parameter', async () => {
    expect((await pay(await begin(), { way: 'constructor' })).statusCode).toBe(400);
    expect((await get(`/pay?${new URLSearchParams(query)}&first=0`)).statusCode).toBe(400);
    expect(await recorded()).toEqual([]);
  });

  test('does not exist for other machines', async () => {
    const payment = await begin();
    const far = { ...LOCAL, headers: { ...LOCAL.headers, 'x-forwarded-for': '203.0.113.7' } };
    expect((await app.inject({ url: `/pay?payment=${payment}`, ...far })).statusCode).toBe(404);
  });
});
