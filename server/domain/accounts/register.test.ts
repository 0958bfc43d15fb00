import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { consents } from '../../platform/database/schema/privacy';
import { describeOnDatabase, PASSWORD, TestApi, Visitor } from '../../testing';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const storedAccounts = () => database().orm.select().from(accounts);

  test('stores the account, its origin and its clauses, and opens a session', async () => {
    const visitor = new Visitor(api);
    const { account, token } = await visitor.join({ utm_term: 'gold', v: 'XY_101', friend: '张', x_1: 'unknown' });

    expect(account).toMatch(/^[1-9]\d{7}$/);
    const [stored, ...others] = await storedAccounts();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      number: account,
      appCode: 'bfzh',
      packageCode: 'XY_101',
      campaign: 'kh_7694_form',
      fromUrl: 'http://bfzh.localhost:3000/newactivities/kh_7694_form?utm_term=gold',
      landing: { utm_term: 'gold' },
      clientId: 'fingerprint',
      invitedBy: null,
      createdAt: api.clock.read(),
      lastSeenAt: api.clock.read(),
    });
    expect(JSON.stringify(stored)).not.toContain(visitor.mobile);
    expect(stored?.passwordHash).not.toContain(PASSWORD);
    const given = { account, subject: 'registration', acceptedAt: api.clock.read(), device: 'desktop' };
    expect(await database().orm.select().from(consents).where(eq(consents.account, account))).toMatchObject([
      { ...given, slug: 'customer-agreement', version: '1.0' },
      { ...given, slug: 'privacy-auth', version: '1.2' },
    ]);
    const profile = await api.send('/apis/uc/user/userinfo/info', { token });
    expect(profile.json().Data.jfUser.account).toBe(account);
  });

  test.each([
    ['bfzh.localhost', 'bfzh'],
    ['unknown.localhost', 'default'],
  ])('a registration that names no brand gets the brand that %s shows', async (host, appCode) => {
    const visitor = new Visitor(api);
    await api.form('/apis/validateSendcode', { mobile: visitor.mobile, type: 'register', ticket: '', randstr: '' });
    const { appcode: _, ...fields } = visitor.registration();
    const answer = await api.multipart('/apis/web/account/register', fields, { headers: { host } });
    expect(answer.statusCode).toBe(200);
    expect(await storedAccounts()).toMatchObject([{ appCode }]);
  });

  // @proves 同一手机号、身份证件或银行卡，只可用一个账户参加
  test('opens one account for eight parallel registrations of one number with one code', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.register()));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of others) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'already_registered', Data: '该手机号已注册，请直接登录' });
    }
    expect(await storedAccounts()).toHaveLength(1);
  });

  test('reports an existing account only for a right code', async () => {
    const visitor = new Visitor(api);
    await visitor.join();
    api.clock.move(60_000);
    await visitor.askForCode();
    const wrong = api.sms.codeFor(visitor.mobile) === '000000' ? '111111' : '000000';
    expect((await visitor.register({ code: wrong })).json().code).toBe('code_invalid');
    expect((await visitor.register()).json().code).toBe('already_registered');
    expect(await storedAccounts()).toHaveLength(1);
  });

  test('reports what a later step would reject to a visitor with the right code, without using the code', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode('login');
    const login = api.sms.codeFor(visitor.mobile);
    expect((await visitor.check(login, { type: 'login' })).json().code).toBe('not_found');
    expect((await visitor.loginByCode(login)).json().code).toBe('not_found');
    api.clock.move(60_000);
    await visitor.askForCode();
    const code = api.sms.codeFor(visitor.mobile);
    expect((await visitor.check(code)).json()).toEqual({ IsSuccess: true, Data: { valid: true } });
    expect((await visitor.register()).statusCode).toBe(200);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await visitor.check(wrong)).json().code).toBe('code_invalid');
    expect((await visitor.check(code)).json().code).toBe('already_registered');
    api.clock.move(60_000);
    await visitor.askForCode();
    expect((await visitor.check(api.sms.codeFor(visitor.mobile))).json().code).toBe('already_registered');
  });

  test('records an inviter, and does not use the SMS code for an unknown invite code', async () => {
    const inviter = await new Visitor(api).join();
    const [{ inviteCode } = { inviteCode: '' }] = await storedAccounts();
    const friend = new Visitor(api);
    await friend.askForCode();

    const refused = await friend.register({ invitecode: 'ZZZZ0000' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ field: 'invitecode', message: '邀请码不存在，请核对后重试' }]);

    const { account } = (await friend.register({ invitecode: inviteCode.toLowerCase() })).json().Data;
    const [stored] = await database().orm.select().from(accounts).where(eq(accounts.number, account));
    expect(stored?.invitedBy).toBe(inviter.account);
  });

  test.each([
    ['a required clause is missing', 'customer-agreement@1.0', '请先阅读并同意协议'],
    ['a version is out of force', 'customer-agreement@1.0,privacy-auth@1.1', '协议已更新，请刷新页面后重新阅读并同意'],
    [
      'a clause is unknown',
      'customer-agreement@1.0,privacy-auth@1.2,other@1.0',
      '协议已更新，请刷新页面后重新阅读并同意',
    ],
    ['none was accepted', '', '请先阅读并同意协议'],
  ])('is rejected when %s', async (_case, agreements, message) => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const answer = await visitor.register({ agreements });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'agreements', message }]);
    expect(await storedAccounts()).toEqual([]);
  });

  test('records the desktop version of a clause under its own name', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const answer = await visitor.register({ agreements: 'customer-agreement@1.0,privacy-auth-pc@1.3' });
    expect(answer.statusCode).toBe(200);
    const accepted = await database().orm.select().from(consents);
    expect(accepted.map(({ slug, version }) => `${slug}@${version}`).sort()).toEqual([
      'customer-agreement@1.0',
      'privacy-auth-pc@1.3',
    ]);
  });

  test('opens an account without a password by code, and logs it in by code', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const { password: _, ...fields } = visitor.registration();
    const answer = await api.form('/apis/web/account/registerByCode', fields);
    expect(answer.statusCode).toBe(200);
    expect((await visitor.login(PASSWORD)).json().code).toBe('credentials_invalid');
    api.clock.move(60_000);
    await visitor.askForCode('login');
    const login = await visitor.loginByCode(api.sms.codeFor(visitor.mobile));
    expect(login.json()).toMatchObject({ IsSuccess: true, Data: { account: answer.json().Data.account } });
  });
});
