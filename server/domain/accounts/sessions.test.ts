import type * as z from 'zod/mini';
import { personalDataCode, personalGrant } from '@/lib/contract/personal-data';
import { logOut, sessionList } from '@/lib/contract/sessions';
import { sessions } from '../../platform/database/schema/sessions';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WECHAT =
  'Mozilla/5.0 (Linux; Android 10; V1938CT; wv) Version/4.0 Chrome/78.0 Mobile Safari/537.36 MicroMessenger/7.0.20';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

type Listed = z.output<typeof sessionList.response>['Data']['sessions'];

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let first: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    first = (await visitor.join()).token;
  });

  const logIn = async (userAgent: string): Promise<string> =>
    (await visitor.login(PASSWORD, { headers: { 'user-agent': userAgent } })).json().Token;
  const list = async (token: string): Promise<Listed> =>
    (await api.send(sessionList.path, { token })).json().Data.sessions;
  const end = (which: string, token?: string, grant?: string) =>
    api.form(logOut.path, { which, ...(grant && { grant }) }, token === undefined ? {} : { token });
  const prove = async (token: string, { mobile } = visitor): Promise<string> => {
    await api.form(personalDataCode.path, { ticket: '', randstr: '' }, { token });
    const code = api.sms.codeFor(mobile);
    return (await api.form(personalGrant.path, { code }, { token })).json().Data.grant;
  };
  const isAlive = async (token: string) =>
    (await api.send('/apis/uc/user/userinfo/info', { token })).statusCode === 200;

  test('lists the current session first, with device and browser of each and without tokens', async () => {
    await database().orm.update(sessions).set({ device: null, browser: null });
    api.clock.move(HOUR);
    const wechat = await logIn(WECHAT);
    api.clock.move(HOUR);
    const phone = await logIn(SAFARI);
    const listed = await list(wechat);
    expect(listed.map(({ device, browser, current }) => [device, browser, current])).toEqual([
      ['android-phone', 'WeChat', true],
      ['iphone', 'Mobile Safari', false],
      [null, null, false],
    ]);
    expect(listed[1]?.openedAt).toBe(api.clock.read().toISOString());
    for (const token of [first, wechat, phone]) expect(JSON.stringify(listed)).not.toContain(token);
  });

  test('renews a session on use, and does not list an expired one', async () => {
    api.clock.move(3 * DAY);
    const second = await logIn(SAFARI);
    api.clock.move(2 * DAY);
    expect(await isAlive(first)).toBe(true);
    api.clock.move(5.5 * DAY);
    const [own, ...others] = await list(first);
    expect([own?.current, others]).toEqual([true, []]);
    expect(await isAlive(second)).toBe(false);
  });

  test('logs out only this session, and succeeds again when repeated', async () => {
    const second = await logIn(SAFARI);
    expect((await end('this', second)).json()).toEqual({ IsSuccess: true, Data: { ended: 1 } });
    expect((await end('this', second)).json()).toEqual({ IsSuccess: true, Data: { ended: 0 } });
    expect([await isAlive(first), await isAlive(second)]).toEqual([true, false]);
    expect((await end('this')).statusCode).toBe(200);
  });

  test.each([
    ['others', 2, [true, false, false]],
    ['all', 3, [false, false, false]],
  ] as const)('of three sessions "%s" ends %d, and none of another account', async (which, ended, alive) => {
    const other = (await new Visitor(api).join()).token;
    const tokens = [first, await logIn(WECHAT), await logIn(SAFARI)];
    const grant = await prove(first);
    expect((await end(which, first, grant)).json().Data).toEqual({ ended });
    expect(await Promise.all(tokens.map(isAlive))).toEqual(alive);
    expect(await isAlive(other)).toBe(true);
    // A session that has ended may not end others.
    expect((await end(which, tokens[1], grant)).statusCode).toBe(401);
  });

  test('ends a listed session by its id, but not one of another account', async () => {
    const second = await logIn(SAFARI);
    const id = (await list(first)).find(({ current }) => !current)?.id ?? '';
    const other = new Visitor(api);
    const stranger = (await other.join()).token;
    expect((await end(id, stranger, await prove(stranger, other))).json().Data).toEqual({ ended: 0 });
    expect(await isAlive(second)).toBe(true);
    const grant = await prove(first);
    expect((await end(id, first, grant)).json().Data).toEqual({ ended: 1 });
    expect([await isAlive(first), await isAlive(second)]).toEqual([true, false]);
    expect((await end(id, first, grant)).json().Data).toEqual({ ended: 0 });
  });

  test('requires a recent grant of the account to end any session but the current one', async () => {
    const second = await logIn(SAFARI);
    const [own, other] = await list(first);
    const stranger = new Visitor(api);
    const theirs = await prove((await stranger.join()).token, stranger);
    const tooOld = await prove(first);
    api.clock.move(15 * 60_000);
    for (const which of ['others', 'all', other?.id ?? '']) {
      for (const grant of [undefined, 'made-up', theirs, tooOld]) {
        expect((await end(which, first, grant)).json().code).toBe('reauthentication_required');
      }
    }
    expect([await isAlive(first), await isAlive(second)]).toEqual([true, true]);
    expect((await end(own?.id ?? '', first)).json().Data).toEqual({ ended: 1 });
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
  });

  test('gives no grant for a wrong code', async () => {
    await api.form(personalDataCode.path, { ticket: '', randstr: '' }, { token: first });
    const code = api.sms.codeFor(visitor.mobile) === '000000' ? '111111' : '000000';
    expect((await api.form(personalGrant.path, { code }, { token: first })).json().code).toBe('code_invalid');
    expect((await api.form(personalGrant.path, { code })).json().code).toBe('unauthorized');
  });

  test.each(['', 'everything', 'x'.repeat(44)])('rejects "%s" and ends nothing', async (which) => {
    expect((await end(which, first)).statusCode).toBe(400);
    expect(await isAlive(first)).toBe(true);
  });

  test('a login or registration ends the session it was sent with, and no other', async () => {
    const elsewhere = await logIn(WECHAT);
    const byPassword = (await visitor.login(PASSWORD, { token: first })).json().Token;
    expect([await isAlive(first), await isAlive(byPassword), await isAlive(elsewhere)]).toEqual([false, true, true]);
    await visitor.askForCode('login');
    const code = api.sms.codeFor(visitor.mobile);
    const byCode = (await visitor.loginByCode(code, 'bfzh', { token: byPassword })).json().Token;
    expect([await isAlive(byPassword), await isAlive(byCode)]).toEqual([false, true]);
    const other = new Visitor(api);
    await other.askForCode();
    const opened = (await other.register({}, { token: byCode })).json().Data.token;
    expect([await isAlive(byCode), await isAlive(opened), await isAlive(elsewhere)]).toEqual([false, true, true]);
  });

  test('a failed login ends nothing', async () => {
    expect((await visitor.login('wrong2026', { token: first })).statusCode).toBe(401);
    await visitor.login(PASSWORD, { token: 'nobodys' });
    expect(await isAlive(first)).toBe(true);
  });

  test('requires a session for the list', async () => {
    expect((await api.send(sessionList.path)).json().code).toBe('unauthorized');
  });
});
