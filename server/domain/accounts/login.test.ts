import { sessions } from '../../platform/database/schema/sessions';
import { describeOnDatabase, newMobile, PASSWORD, TestApi, Visitor } from '../../testing';
import { checkPassword } from './login';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let joined: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    joined = await visitor.join();
  });
  const profile = (token: string) => api.send('/apis/uc/user/userinfo/info', { token });

  test('logs in by mobile number and by account number', async () => {
    for (const identifier of [visitor.mobile, joined.account]) {
      const answer = await visitor.login(PASSWORD, {}, identifier);
      expect(answer.json()).toEqual({ IsSuccess: true, Token: expect.any(String), Data: { account: joined.account } });
      expect((await profile(answer.json().Token)).statusCode).toBe(200);
    }
  });

  test('answers unknown accounts and wrong passwords alike', async () => {
    const answers = [
      await visitor.login('wrong2026'),
      await visitor.login(PASSWORD, {}, newMobile()),
      await visitor.login(PASSWORD, {}, '99999999'),
      await visitor.login(PASSWORD, {}, 'someone@example.com'),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.json().code).toBe('credentials_invalid');
  });

  test('rejects an account type that does not fit the identifier', async () => {
    const fields = { account: visitor.mobile, password: PASSWORD, signtype: '1', loginAccountType: '0', fromtype: '1' };
    const answer = await api.form('/apis/zk/login', { ...fields, ticket: '', randstr: '' });
    expect(answer.json().errors?.[0].field).toBe('loginAccountType');
  });

  test('compares ten of 40 parallel guesses, for a known and an unknown account, and then rejects even the right password', async () => {
    for (const account of [visitor.mobile, newMobile()]) {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => visitor.login(`wrong${i}`, {}, account)));
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      expect([count(401), count(429)]).toEqual([10, 30]);
      api.clock.move(15 * MINUTE);
    }
    for (let failure = 0; failure < 10; failure++) await visitor.login('wrong2026');
    expect((await visitor.login(PASSWORD)).statusCode).toBe(429);
    api.clock.move(15 * MINUTE);
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
  });

  test('counts guesses by account number, by mobile number and on the trade socket together', async () => {
    const guess = async (identifier: string, count: number) => {
      for (let failure = 0; failure < count; failure++) {
        expect((await visitor.login('wrong2026', {}, identifier)).statusCode).toBe(401);
      }
    };
    const onTradeSocket = { password: 'wrong2026', address: '203.0.113.9', place: 'trade', host: undefined } as const;
    const trade = checkPassword(api.services, { identifier: visitor.mobile, ...onTradeSocket }, api.clock.read());
    await expect(trade).rejects.toThrow('credentials_invalid');
    await guess(joined.account, 5);
    await guess(visitor.mobile, 4);
    for (const identifier of [joined.account, visitor.mobile]) {
      expect((await visitor.login(PASSWORD, {}, identifier)).statusCode).toBe(429);
    }
  });

  test('reports a number without an account only after the right code', async () => {
    const stranger = new Visitor(api);
    await stranger.askForCode('login');
    const code = api.sms.codeFor(stranger.mobile);
    expect((await stranger.loginByCode(code === '000000' ? '111111' : '000000')).json().code).toBe('code_invalid');
    expect((await stranger.loginByCode(code)).json()).toMatchObject({
      code: 'not_found',
      Data: '该手机号尚未注册，请先注册',
    });
  });

  test.each(['', 'forged', 'A'.repeat(43), 'x'.repeat(10_000), "' or 1=1 --"])(
    'rejects a forged token',
    async (token) => {
      const answer = await profile(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.json()).toMatchObject({ IsSuccess: false, code: 'unauthorized' });
    },
  );

  test('stores a token hashed, and ends it after 7 days without use and after 30 days in any case', async () => {
    expect(JSON.stringify(await database().orm.select().from(sessions))).not.toContain(joined.token);
    for (let day = 6; day < 30; day += 6) {
      api.clock.move(6 * DAY);
      expect((await profile(joined.token)).statusCode).toBe(200);
    }
    api.clock.move(6 * DAY);
    expect((await profile(joined.token)).statusCode).toBe(401);

    const { Token } = (await visitor.login(PASSWORD)).json();
    api.clock.move(7 * DAY - 1);
    expect((await profile(Token)).statusCode).toBe(200);
    api.clock.move(7 * DAY);
    expect((await profile(Token)).statusCode).toBe(401);
  });

  test("does not extend a session's 7 days when the clock is set back an hour", async () => {
    api.clock.move(-60 * MINUTE);
    expect((await profile(joined.token)).statusCode).toBe(200);
    api.clock.move(60 * MINUTE + 7 * DAY);
    expect((await profile(joined.token)).statusCode).toBe(401);
  });
});
