import { logOut } from '@/lib/contract/sessions';
import { userInfo } from '@/lib/contract/user';
import { describeOnDatabase, newMobile, PASSWORD, TestApi, Visitor } from '../../testing';
import { builtInHosts } from '../hosts/follow-hosts';
import { mayLogIn } from './brand-of-account';

// Makes one brand keep its accounts to itself; no real brand does.
jest.mock('@/brands', () => {
  const actual = jest.requireActual('@/brands');
  const changed = (brand: { appCode: string }) => (brand.appCode === 'iekb' ? { ...brand, accounts: 'own' } : brand);
  return {
    ...actual,
    brands: actual.brands.map(changed),
    brandOf: (appCode: string) => changed(actual.brandOf(appCode)),
  };
});

const OWN = 'iekb.localhost:3000';
const SHARED = 'bfzh.localhost:3000';
const MINUTE = 60_000;

test.each([
  ['iekb', OWN, true],
  ['iekb', 'chengzan.example', true],
  ['iekb', SHARED, false],
  ['bfzh', OWN, false],
  ['bfzh', 'gjs2.localhost', true],
  ['qfbd-ios', 'qifeng.example', true],
  // Without a known brand of the account or of the host, the login is allowed.
  [null, OWN, true],
  ['', OWN, true],
  ['iekb', '127.0.0.1:3000', true],
  ['iekb', undefined, true],
])('an account of %s on %s may log in: %s', (appCode, host, may) => {
  expect(mayLogIn(builtInHosts, appCode, host)).toBe(may);
});

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const at = (host: string) => ({ headers: { host } });

  /**
   * Tries each way to log in to an account of a brand on a host; returns each error code, or `undefined` for a success.
   */
  async function logInEveryWay(appCode: string, host: string) {
    const visitor = new Visitor(api, newMobile(), appCode);
    const { token, account } = await visitor.join();
    const answers = [
      await visitor.login(PASSWORD, at(host)),
      await visitor.login(PASSWORD, at(host), account),
      await visitor.askForCode('login').then(() => visitor.check(codeOf(visitor), { type: 'login' }, at(host))),
      await visitor.loginByCode(codeOf(visitor), appCode, at(host)),
      await api.send(userInfo.path, { token, ...at(host) }),
    ];
    api.clock.move(MINUTE);
    await visitor.askForCode('password');
    const reset = { mobile: visitor.mobile, code: codeOf(visitor), password: 'Tiger-77-horse', appcode: appCode };
    answers.push(await api.form('/apis/web/account/resetPassword', reset, at(host)));
    return { visitor, token, codes: answers.map((answer) => answer.json().code) };
  }
  const codeOf = (visitor: Visitor) => api.sms.codeFor(visitor.mobile);

  const FOREIGN = 'foreign_account';
  const ALL = Array(6).fill(undefined);

  test.each([
    ['iekb', OWN],
    ['bfzh', SHARED],
    ['jfjy', SHARED],
  ])('an account of %s logs in on %s, by password, code and token', async (appCode, host) => {
    expect((await logInEveryWay(appCode, host)).codes).toEqual(ALL);
  });

  test.each([
    ['iekb', SHARED],
    ['bfzh', OWN],
  ])('an account of %s cannot log in on %s, and only its proven owner learns why', async (appCode, host) => {
    const { visitor, token, codes } = await logInEveryWay(appCode, host);
    expect(codes).toEqual([FOREIGN, FOREIGN, FOREIGN, FOREIGN, 'unauthorized', FOREIGN]);
    const home = at(`${appCode}.localhost`);
    expect((await visitor.login('wrong2026', at(host))).json().code).toBe('credentials_invalid');
    expect((await visitor.login(PASSWORD, at(host))).json().Data).toBe(
      '该账户不是在本站开立的，不能在本站登录，请到开户时的网站登录',
    );
    // The attempts changed nothing.
    expect((await api.send(userInfo.path, { token, ...home })).statusCode).toBe(200);
    expect((await visitor.login(PASSWORD, home)).statusCode).toBe(200);
    expect((await api.form(logOut.path, { which: 'all' }, { token, ...at(host) })).statusCode).toBe(401);
  });
});
