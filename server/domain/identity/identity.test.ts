import { asc, ne } from 'drizzle-orm';
import { numberBorn } from '@/lib/contract/testing/number-born';
import { identityInfoSubmit } from '@/lib/contract/user';
import { deposits } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { consents } from '../../platform/database/schema/privacy';
import { CONSENT, describeOnDatabase, TestApi, Visitor } from '../../testing';

const NUMBER = '11010519491231002X';

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let joined: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    joined = await visitor.join();
  });
  const submit = (fields: Record<string, string>) =>
    api.multipart(identityInfoSubmit.path, { ...CONSENT, ...fields }, { token: joined.token });
  const consentsGiven = () =>
    database().orm.select().from(consents).where(ne(consents.subject, 'registration')).orderBy(asc(consents.id));
  const profile = async () => (await api.send('/apis/uc/user/userinfo/info', joined)).json().Data.jfUser;

  test('shows a new account as unverified, without card or deposit, with a masked mobile number', async () => {
    expect(await profile()).toEqual({
      account: joined.account,
      authenticationMethod: 0,
      isBankStatus: 0,
      accountStatus: 1,
      mobile: `${visitor.mobile.slice(0, 3)}****${visitor.mobile.slice(-4)}`,
      realName: null,
      bankCard: null,
      hasPassword: true,
    });
  });

  test('verifies a valid identity once, stores it encrypted, and rejects a second one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ name: '王小明', idcard: NUMBER })));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted.map((answer) => answer.json().Data)).toEqual([{ authenticationMethod: 1 }]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'already_verified', Data: '您已完成身份认证，无需重复提交' });
    const stored = JSON.stringify(await database().orm.select().from(identities));
    expect(stored).not.toMatch(/王小明|110105/);
    expect(await profile()).toMatchObject({ authenticationMethod: 1, realName: '王*' });
  });

  test('also accepts an identity in the query, as the spec says', async () => {
    const fields = new URLSearchParams({ ...CONSENT, name: ' 欧阳•娜娜\u200b ', idcard: NUMBER.toLowerCase() });
    const answer = await api.send(`${identityInfoSubmit.path}?${fields}`, { token: joined.token });
    expect([answer.statusCode, answer.json().Data]).toEqual([200, { authenticationMethod: 1 }]);
    expect((await profile()).realName).toBe('欧*');
  });

  test.each([
    [{ name: '王小明', idcard: '110105194912310021' }, 'idcard', '请输入正确的18位身份证号码'],
    [{ name: '王小明', idcard: numberBorn('20100101') }, 'idcard', '未满18周岁，暂不能完成身份认证'],
    [{ name: '<script>', idcard: NUMBER }, 'name', '请输入正确的姓名'],
    [{ name: '王', idcard: NUMBER }, 'name', '请输入正确的姓名'],
  ])('rejects %j at its field', async (fields, field, message) => {
    const answer = await submit(fields);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    expect((await profile()).authenticationMethod).toBe(0);
  });

  test.each([
    ['without a consent', { consent: '' }, 'consent', '请先勾选同意'],
    ['without a consent to storage abroad', { crossborder: '' }, 'crossborder', '请先勾选同意'],
    ['for a consent to another clause', { consent: 'customer-agreement@1.0' }, 'consent', '请先勾选同意'],
    [
      'for a consent to an older version',
      { consent: 'privacy-auth@1.1' },
      'consent',
      '隐私协议已更新，请刷新页面后重新阅读并同意',
    ],
  ])('stores nothing %s', async (_, agreed, field, message) => {
    const given = Object.fromEntries(Object.entries({ ...CONSENT, ...agreed }).filter(([, clause]) => clause));
    const fields = { name: '王小明', idcard: NUMBER, ...given };
    const answer = await api.multipart(identityInfoSubmit.path, fields, { token: joined.token });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    expect(await database().orm.$count(identities)).toBe(0);
    expect(await consentsGiven()).toEqual([]);
  });

  test('stores each consent with clause, time and device, and none for a rejected identity', async () => {
    const agreed = { ...CONSENT, crossborder: 'privacy-auth-pc@1.3' };
    const submitOn = (userAgent: string) =>
      api.multipart(
        identityInfoSubmit.path,
        { ...agreed, name: '王小明', idcard: NUMBER },
        { token: joined.token, headers: { 'user-agent': userAgent } },
      );
    expect((await submitOn('Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X)')).statusCode).toBe(200);
    api.clock.move(1);
    expect((await submitOn('Mozilla/5.0 (X11; Linux x86_64)')).statusCode).toBe(409);
    const at = new Date(api.clock.read().getTime() - 1);
    expect(await consentsGiven()).toMatchObject([
      { subject: 'identity', slug: 'privacy-auth', version: '1.2', acceptedAt: at, device: 'ios' },
      { subject: 'cross-border', slug: 'privacy-auth-pc', version: '1.3', acceptedAt: at, device: 'ios' },
    ]);
  });

  test('changes the profile only for a bound card and a settled deposit', async () => {
    const { orm } = database();
    const now = api.clock.read();
    const { account } = joined;
    const card = { account, bank: '示例银行', numberSealed: '-', lastDigits: '6222', createdAt: now, changedAt: now };
    const deposit = { account, amount: 100.5, createdAt: now };
    await orm.insert(bankCards).values({ ...card, state: 'submitted' });
    await orm.insert(deposits).values({ ...deposit, reference: 'a', state: 'pending' });
    expect(await profile()).toMatchObject({ isBankStatus: 0, accountStatus: 1, bankCard: null });
    await orm.insert(bankCards).values({ ...card, state: 'bound' });
    await orm.insert(deposits).values({ ...deposit, reference: 'b', state: 'settled', settledAt: now });
    expect(await profile()).toMatchObject({ isBankStatus: 2, accountStatus: 2, bankCard: '6222' });
  });
});
