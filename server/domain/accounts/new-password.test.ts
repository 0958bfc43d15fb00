import { changePassword, resetPassword, setPassword } from '@/lib/contract/password';
import { userInfo } from '@/lib/contract/user';
import { accounts } from '../../platform/database/schema/accounts';
import { idempotentAnswers } from '../../platform/database/schema/idempotency';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';

const MINUTE = 60_000;
const NEW = 'Tiger-77-horse';
const COMMON = 'qq123456';

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let own: { account: string; token: string };
  let elsewhere: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    own = await visitor.join();
    elsewhere = (await visitor.login(PASSWORD)).json().Token;
    // Long enough to request another code for the number.
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

  describe('changed with the current password', () => {
    test('logs in with the new password only, and ends every other session of the account', async () => {
      const stranger = (await new Visitor(api).join()).token;
      expect((await change(PASSWORD, NEW)).json()).toEqual({ IsSuccess: true, Data: { hasPassword: true } });
      expect([await isAlive(own.token), await isAlive(elsewhere), await isAlive(stranger)]).toEqual([
        true,
        false,
        true,
      ]);
      expect([await logsIn(PASSWORD), await logsIn(NEW)]).toEqual([false, true]);
    });

    test('reports a wrong current password at its field, and after five guesses rejects even the right one', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => change(`wrong202${i}`, NEW)));
      const refused = answers.filter(({ statusCode }) => statusCode === 400);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.json().errors).toEqual([{ field: 'currentPassword', message: '原密码不正确，请重新输入' }]);
      expect((await change(PASSWORD, NEW)).statusCode).toBe(429);
      expect([await isAlive(elsewhere), await logsIn(PASSWORD)]).toEqual([true, true]);
      api.clock.move(15 * MINUTE);
      expect((await change(PASSWORD, NEW)).statusCode).toBe(200);
    });

    test('repeats a lost answer, and makes one of many parallel changes', async () => {
      const changes = Array.from({ length: 5 }, (_, i) => change(PASSWORD, `Tiger-7${i}-horse`, { key: `key-${i}` }));
      const answers = await Promise.all(changes);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const made = answers.findIndex(({ statusCode }) => statusCode === 200);
      const again = await change(PASSWORD, `Tiger-7${made}-horse`, { key: `key-${made}` });
      expect([again.statusCode, again.body]).toEqual([200, answers[made]?.body]);
      expect(await logsIn(`Tiger-7${made}-horse`)).toBe(true);
      expect((await change(PASSWORD, NEW, { token: 'A'.repeat(43), key: `key-${made}` })).statusCode).toBe(401);
    });

    test('opens no session for a login whose comparison the change overtook', async () => {
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
    ])('rejects %s at its field', async (password, message) => {
      expect((await change(PASSWORD, password)).json().errors).toEqual([{ field: 'password', message }]);
      expect(await logsIn(PASSWORD)).toBe(true);
    });
  });

  describe('set by SMS code', () => {
    test('logs in with the new password only, and ends every session but the new one', async () => {
      await visitor.askForCode('password');
      const answer = await reset(NEW);
      expect(answer.json()).toEqual({ IsSuccess: true, Data: { account: own.account, token: expect.any(String) } });
      const alive = await Promise.all([own.token, elsewhere, answer.json().Data.token].map(isAlive));
      expect(alive).toEqual([false, false, true]);
      expect([await logsIn(PASSWORD), await logsIn(NEW)]).toEqual([false, true]);
    });

    test('repeats a lost answer to the session that the reset ended, and uses the code once', async () => {
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

    test('makes one of many parallel resets with one code', async () => {
      await visitor.askForCode('password');
      const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => reset(`Tiger-7${i}-horse`)));
      const made = answers.filter(({ statusCode }) => statusCode === 200);
      expect(made).toHaveLength(1);
      expect(await isAlive(made[0]?.json().Data.token)).toBe(true);
    });

    test('rejects a code of another purpose, and reveals nothing about the number for a wrong one', async () => {
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

    test('uses up the code after five wrong guesses', async () => {
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      for (let guess = 0; guess < 5; guess++) await reset(NEW, { code: other(code) });
      expect((await reset(NEW, { code })).json()).toMatchObject({
        code: 'code_invalid',
        Data: '错误次数过多，请重新获取验证码',
      });
      expect(await logsIn(PASSWORD)).toBe(true);
    });

    test("rejects a reset from another account's session", async () => {
      const stranger = (await new Visitor(api).join()).token;
      await visitor.askForCode('password');
      const answer = await reset(NEW, { token: stranger });
      expect(answer.json().errors).toEqual([{ field: 'mobile', message: '请填写当前登录账户的手机号' }]);
      expect([await isAlive(stranger), await logsIn(PASSWORD)]).toEqual([true, true]);
      expect((await reset(NEW)).statusCode).toBe(200);
    });

    test('rejects a weak password before it uses the code', async () => {
      await visitor.askForCode('password');
      for (const weak of [COMMON, `a${visitor.mobile}`, `a${own.account}`, 'bfzh2026']) {
        expect((await reset(weak)).json().errors?.[0].field).toBe('password');
      }
      expect((await reset(NEW)).statusCode).toBe(200);
    });

    test('lets a form check the code before the reset, without using it', async () => {
      await visitor.askForCode('password');
      const code = api.sms.codeFor(visitor.mobile);
      expect((await visitor.check(code, { type: 'password' })).statusCode).toBe(200);
      expect((await reset(NEW)).statusCode).toBe(200);
    });
  });

  test('registration and first password reject a weak password at its field; a login accepts an old weak one', async () => {
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
