import { changePassword, resetPassword, setPassword } from '@/lib/contract/password';
import { userInfo } from '@/lib/contract/user';
import { accounts } from '../../platform/database/schema/accounts';
import { idempotentAnswers } from '../../platform/database/schema/idempotency';
import { TestApi } from '../../testing/api';
import { describeOnBothDatabases } from '../../testing/databases';
import { PASSWORD, Visitor } from '../../testing/visitor';

const MINUTE = 60_000;
const NEW = 'Tiger-77-horse';
const COMMON = 'qq123456';

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let own: { account: string; token: string };
  let elsewhere: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    own = await visitor.join();
    elsewhere = (await visitor.login(PASSWORD)).json().Token;
    // Long enough for the number to be sent another code.
    api.clock.move(MINUTE);
  });

  const isAlive = async (token: string) => (await api.send(userInfo.path, { token })).statusCode === 200;
  const logsIn = async (password: string) => (await visitor.login(password)).statusCode === 200;
  const keyed = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});
  const change = (currentPassword: string, password: string, { token = own.token, key = '' } = {}) =>
    api.multipart(changePassword.path, { currentPassword, password }, { token, ...keyed(key) });
  async function reset(password: string, { key = '', token = '', code = '', who = visitor } = {}) {
    const fields = { mobile: who.mobile, code: code || api.sms.codeFor(who.mobile), password, appcode: who.appCode };
    return api.multipart(resetPassword.path, fields, { ...(token && { token }), ...keyed(key) });
  }
  const other = (code: string) => (code === '000000' ? '111111' : '000000');

  describe('changed by the present one', () => {
    test('the new one logs in, the old one does not; every session but this one has ended', async () => {
      const stranger = (await new Visitor(api).join()).token;
      expect((await change(PASSWORD, NEW)).json()).toEqual({ IsSuccess: true, Data: { hasPassword: true } });
      expect([await isAlive(own.token), await isAlive(elsewhere), await isAlive(stranger)]).toEqual([
        true,
        false,
        true,
      ]);
      expect([await logsIn(PASSWORD), await logsIn(NEW)]).toEqual([false, true]);
    });

    test('a wrong one is told at its field and changes nothing; guesses end after five, the right one with them', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => change(`wrong202${i}`, NEW)));
      const refused = answers.filter(({ statusCode }) => statusCode === 400);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.json().errors).toEqual([{ field: 'currentPassword', message: '原密码不正确，请重新输入' }]);
      expect((await change(PASSWORD, NEW)).statusCode).toBe(429);
      expect([await isAlive(elsewhere), await logsIn(PASSWORD)]).toEqual([true, true]);
      api.clock.move(15 * MINUTE);
      expect((await change(PASSWORD, NEW)).statusCode).toBe(200);
    });

    test('a lost answer is given again, and of many changes at once one is made', async () => {
      const changes = Array.from({ length: 5 }, (_, i) => change(PASSWORD, `Tiger-7${i}-horse`, { key: `key-${i}` }));
      const answers = await Promise.all(changes);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const made = answers.findIndex(({ statusCode }) => statusCode === 200);
      const again = await change(PASSWORD, `Tiger-7${made}-horse`, { key: `key-${made}` });
      expect([again.statusCode, again.body]).toEqual([200, answers[made]?.body]);
      expect(await logsIn(`Tiger-7${made}-horse`)).toBe(true);
      expect((await change(PASSWORD, NEW, { token: 'A'.repeat(43), key: `key-${made}` })).statusCode).toBe(401);
    });

    test('a login that was compared with the old one before opens no session after', async () => {
      const { passwords } = api.services;
      const { verify } = passwords;
      jest.spyOn(passwords, 'verify').mockImplementationOnce(async (password, stored) => {
        const fits = await verify(password, stored);
        expect((await change(PASSWORD, NEW)).statusCode).toBe(200);
        return fits;
      });
      expect((await visitor.login(PASSWORD)).json().code).toBe('credentials_invalid');
      expect(await logsIn(NEW)).toBe(true);
    });

    test.each([
      [COMMON, '该密码过于常见或已见于泄露的密码名单，容易被猜中，请换一个'],
      [PASSWORD, '新密码不能与原密码相同'],
      ['short1', '密码至少8位'],
    ])('%s is refused at its field', async (password, message) => {
      expect((await change(PASSWORD, password)).json().errors).toEqual([{ field: 'password', message }]);
      expect(await logsIn(PASSWORD)).toBe(true);
    });
  });

  describe('set by SMS code', () => {
    test('the new one logs in, every session has ended but the one that is answered', async () => {
      await visitor.askForCode('password');
      const answer = await reset(NEW);
      expect(answer.json()).toEqual({ IsSuccess: true, Data: { account: own.account, token: expect.any(String) } });
      const alive = await Promise.all([own.token, elsewhere, answer.json().Data.token].map(isAlive));
      expect(alive).toEqual([false, false, true]);
      expect([await logsIn(PASSWORD), await logsIn(NEW)]).toEqual([false, true]);
    });

    test('asked for with the session that it ends, a lost answer is given again and the code is used once', async () => {
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      const asked = { key: 'lost', token: own.token, code };
      const [first, again] = [await reset(NEW, asked), await reset(NEW, asked)];
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect(await isAlive(first.json().Data.token)).toBe(true);
      expect((await reset('Other-88-horse', { code })).json().code).toBe('code_invalid');
      expect(JSON.stringify(await database().orm.select().from(idempotentAnswers))).not.toContain(
        first.json().Data.token,
      );
    });

    test('of many at once with one code one is made', async () => {
      await visitor.askForCode('password');
      const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => reset(`Tiger-7${i}-horse`)));
      const made = answers.filter(({ statusCode }) => statusCode === 200);
      expect(made).toHaveLength(1);
      expect(await isAlive(made[0]?.json().Data.token)).toBe(true);
    });

    test('a code for something else is none, and a wrong one says nothing of the number', async () => {
      await visitor.askForCode('login');
      expect((await reset(NEW)).json().code).toBe('code_invalid');
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      expect((await visitor.loginByCode(code)).json().code).toBe('code_invalid');
      const stranger = new Visitor(api);
      await stranger.askForCode('password');
      const wrong = other(api.sms.codeFor(stranger.mobile));
      expect((await reset(NEW, { who: stranger, code: wrong })).json().code).toBe('code_invalid');
      expect((await reset(NEW, { who: stranger })).json()).toMatchObject({ code: 'not_found' });
      expect([await logsIn(PASSWORD), await isAlive(elsewhere)]).toEqual([true, true]);
    });

    test('the code is burnt by guesses, which count against the address as well', async () => {
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      for (let guess = 0; guess < 5; guess++) await reset(NEW, { code: other(code) });
      expect((await reset(NEW, { code })).json()).toMatchObject({
        code: 'code_invalid',
        Data: '错误次数过多，请重新获取验证码',
      });
      expect(await logsIn(PASSWORD)).toBe(true);
    });

    test('another account’s session is not changed for it', async () => {
      const stranger = (await new Visitor(api).join()).token;
      await visitor.askForCode('password');
      const answer = await reset(NEW, { token: stranger });
      expect(answer.json().errors).toEqual([{ field: 'mobile', message: '请填写当前登录账户的手机号' }]);
      expect([await isAlive(stranger), await logsIn(PASSWORD)]).toEqual([true, true]);
      expect((await reset(NEW)).statusCode).toBe(200);
    });

    test('a weak one is refused before the code is touched', async () => {
      await visitor.askForCode('password');
      for (const weak of [COMMON, `a${visitor.mobile}`, `a${own.account}`, 'bfzh2026']) {
        expect((await reset(weak)).json().errors?.[0].field).toBe('password');
      }
      expect((await reset(NEW)).statusCode).toBe(200);
    });

    test('it tells a form beforehand what a code would be refused for', async () => {
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      expect((await visitor.check(code, { type: 'password' })).statusCode).toBe(200);
      expect((await reset(NEW)).statusCode).toBe(200);
    });
  });

  test('registration and first password refuse a weak one at its field; a login asks nothing of an old one', async () => {
    const next = new Visitor(api);
    await next.askForCode();
    for (const password of [COMMON, `a${next.mobile}`, 'bfzh2026']) {
      expect((await next.register({ password })).json().errors?.[0].field).toBe('password');
    }
    const { password: _, ...fields } = next.registration();
    const { token } = (await api.multipart('/apis/web/account/registerByCode', fields)).json().Data;
    const set = (password: string) => api.multipart(setPassword.path, { password }, { token });
    for (const password of [COMMON, `a${next.mobile}`]) {
      expect((await set(password)).json().errors?.[0].field).toBe('password');
    }
    expect((await set(NEW)).statusCode).toBe(200);

    const passwordHash = await api.services.passwords.hash(COMMON);
    await database().orm.update(accounts).set({ passwordHash });
    expect(await logsIn(COMMON)).toBe(true);
  });
});
