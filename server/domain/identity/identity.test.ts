import { checkDigitOf } from '@/lib/contract/identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { deposits } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { TestApi } from '../../testing/api';
import { describeOnBothDatabases } from '../../testing/databases';
import { Visitor } from '../../testing/visitor';

const NUMBER = '11010519491231002X';
const BORN_2010 = `11010520100101001${checkDigitOf('11010520100101001')}`;

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let joined: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    joined = await visitor.join();
  });
  const submit = (fields: Record<string, string>) =>
    api.multipart(identityInfoSubmit.path, fields, { token: joined.token });
  const profile = async () => (await api.send('/apis/uc/user/userinfo/info', joined)).json().Data.jfUser;

  test('a new account is unverified, without card, before its first deposit, its number masked', async () => {
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

  test('a good identity verifies the account once, is stored encrypted, and a second one is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ name: '王小明', idcard: NUMBER })));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted.map((answer) => answer.json().Data)).toEqual([{ authenticationMethod: 1 }]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'already_verified', Data: '您已完成身份认证，无需重复提交' });
    const stored = JSON.stringify(await database().orm.select().from(identities));
    expect(stored).not.toMatch(/王小明|110105/);
    expect(await profile()).toMatchObject({ authenticationMethod: 1, realName: '王*' });
  });

  test('an identity in the address is taken too, as the spec has it', async () => {
    const fields = new URLSearchParams({ name: ' 欧阳·娜娜 ', idcard: NUMBER.toLowerCase() });
    const answer = await api.send(`${identityInfoSubmit.path}?${fields}`, { token: joined.token });
    expect([answer.statusCode, answer.json().Data]).toEqual([200, { authenticationMethod: 1 }]);
    expect((await profile()).realName).toBe('欧*');
  });

  test.each([
    [{ name: '王小明', idcard: '110105194912310021' }, 'idcard', '请输入正确的18位身份证号码'],
    [{ name: '王小明', idcard: BORN_2010 }, 'idcard', '未满18周岁，暂不能完成身份认证'],
    [{ name: '<script>', idcard: NUMBER }, 'name', '请输入正确的姓名'],
    [{ name: '王', idcard: NUMBER }, 'name', '请输入正确的姓名'],
  ])('%j is refused at its field', async (fields, field, message) => {
    const answer = await submit(fields);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    expect((await profile()).authenticationMethod).toBe(0);
  });

  test('only a bound card and a settled deposit change the profile', async () => {
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
