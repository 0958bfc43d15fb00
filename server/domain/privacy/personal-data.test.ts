import { and, eq } from 'drizzle-orm';
import {
  accountClose,
  personalCardRemove,
  personalDataCode,
  personalDataOpen,
  personalMobileChange,
  personalNameCorrect,
} from '@/lib/contract/personal-data';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import type { PersonalSection } from '@/lib/privacy/personal-copy';
import { after, DAY, MINUTE } from '../../platform/clock/clock';
import { accounts } from '../../platform/database/schema/accounts';
import { deposits } from '../../platform/database/schema/funds';
import { bankCards } from '../../platform/database/schema/identity';
import { rateLimits } from '../../platform/database/schema/limits';
import { retainedRecords } from '../../platform/database/schema/privacy';
import {
  CONSENT,
  closeTrade,
  describeOnDatabase,
  newMobile,
  PASSWORD,
  settleDeposit,
  TestApi,
  Visitor,
} from '../../testing';
import { readRetained } from './retained';

const PROOF = { ticket: '', randstr: '' };
const CARD = '6222020000000006221';

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let account: string;
  let token: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    ({ account, token } = await visitor.join());
  });

  const ask = (fields: Record<string, string> = {}) =>
    api.form(personalDataCode.path, { ...PROOF, ...fields }, { token });
  const open = async (code = api.sms.codeFor(visitor.mobile)) => api.form(personalDataOpen.path, { code }, { token });
  const close = (grant: string, losing = {}) => api.form(accountClose.path, { grant, ...losing }, { token });
  const opened = async (): Promise<{ grant: string; sections: PersonalSection[] }> => {
    await ask();
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    return answer.json().Data;
  };
  const verify = (number = newIdentityNumber()) =>
    api.form(identityInfoSubmit.path, { ...CONSENT, name: '王小明', idcard: number }, { token });
  const bind = () => api.form(bankCardSubmit.path, { ...CONSENT, bank: '示例银行', card: CARD }, { token });
  const sectionsByTitle = (sections: PersonalSection[]) =>
    Object.fromEntries(
      sections.map(({ title, entries }) => [
        title,
        entries.map((entry) => Object.fromEntries(entry.map(({ name, value }) => [name, value]))),
      ]),
    );

  test('shows all stored data in full after a code', async () => {
    const number = newIdentityNumber();
    await verify(number);
    api.clock.move(1);
    await bind();
    await settleDeposit(database().orm, account, 100, api.clock.read());
    const { 账户, 实名认证, 银行卡, 同意记录, 入金 } = sectionsByTitle((await opened()).sections);
    expect(账户).toEqual([
      expect.objectContaining({
        交易账号: account,
        手机号: visitor.mobile,
        已设登录密码: '是',
        浏览器指纹: 'fingerprint',
      }),
    ]);
    expect(实名认证).toEqual([{ 姓名: '王小明', 身份证号码: number, 认证时间: '2026年6月1日 12:00' }]);
    expect(银行卡).toEqual([expect.objectContaining({ 银行卡号: CARD, 状态: '已绑定' })]);
    expect(入金).toEqual([expect.objectContaining({ '金额（美元）': '100', 状态: '已到账' })]);
    expect(同意记录?.map(({ 事项, 条款, 版本, 设备 }) => [事项, 条款, 版本, 设备])).toEqual([
      ['开户', 'customer-agreement', '1.0', '电脑'],
      ['开户', 'privacy-auth', '1.2', '电脑'],
      ['实名认证', 'privacy-auth', '1.2', '电脑'],
      ['境外存储', 'privacy-auth', '1.2', '电脑'],
      ['绑定银行卡', 'privacy-auth', '1.2', '电脑'],
      ['境外存储', 'privacy-auth', '1.2', '电脑'],
    ]);
  });

  test('rejects a session without a code, a wrong code, a login code and a used code', async () => {
    expect((await open('000000')).json().code).toBe('code_invalid');
    api.clock.move(MINUTE);
    await visitor.askForCode('login');
    expect((await open()).json().code).toBe('code_invalid');
    await ask();
    const wrong = String((Number(api.sms.codeFor(visitor.mobile)) + 1) % 1_000_000).padStart(6, '0');
    expect((await open(wrong)).json().code).toBe('code_invalid');
    expect((await open()).statusCode).toBe(200);
    expect((await open()).json().code).toBe('code_invalid');
  });

  test.each([
    ['is made up', async () => 'x'],
    [
      'is another account’s',
      async () => {
        const mine = [visitor, account, token] as const;
        visitor = new Visitor(api);
        ({ account, token } = await visitor.join());
        const { grant } = await opened();
        [visitor, account, token] = mine;
        return grant;
      },
    ],
    [
      'is too old',
      async () => {
        const { grant } = await opened();
        api.clock.move(15 * MINUTE);
        return grant;
      },
    ],
  ])('rejects every request with a grant that %s', async (_, make) => {
    const grant = await make();
    for (const [path, fields] of [
      [personalNameCorrect.path, { name: '王大明' }],
      [personalMobileChange.path, { mobile: newMobile(), code: '123456' }],
      [personalCardRemove.path, {}],
      [accountClose.path, {}],
      [personalDataOpen.path, {}],
    ] as const) {
      const answer = await api.form(path, { grant, ...fields }, { token });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauthentication_required']);
    }
    expect(await database().orm.$count(accounts, eq(accounts.number, account))).toBe(1);
  });

  test('corrects the name of a verified identity only', async () => {
    const { grant } = await opened();
    const correct = (name: string) => api.form(personalNameCorrect.path, { grant, name }, { token });
    expect((await correct('王大明')).json().code).toBe('not_verified');
    await verify();
    expect((await correct('1')).json().errors?.[0].field).toBe('name');
    expect((await correct('王大明')).statusCode).toBe(200);
    const again = await api.form(personalDataOpen.path, { grant }, { token });
    expect(sectionsByTitle(again.json().Data.sections).实名认证?.[0]?.姓名).toBe('王大明');
    expect(again.json().Data.grant).toBe(grant);
  });

  test('changes the mobile number with a code sent to the new one, which then logs in', async () => {
    const { grant } = await opened();
    const [mobile, other] = [
      newMobile(),
      await new Visitor(api).join().then(() => api.sms.messages.at(-1)?.mobile ?? ''),
    ];
    const change = (to: string) =>
      api.form(personalMobileChange.path, { grant, mobile: to, code: api.sms.codeFor(to) }, { token });
    await ask({ mobile: other });
    expect((await change(other)).json().code).toBe('already_registered');
    await ask({ mobile });
    expect((await change(mobile)).statusCode).toBe(200);
    expect((await visitor.login(PASSWORD)).json().code).toBe('credentials_invalid');
    expect((await new Visitor(api, mobile).login(PASSWORD)).json().Data.account).toBe(account);
  });

  test("does not reset a number's limits by a change to another number and back", async () => {
    const own = visitor.mobile;
    const other = newMobile();
    const register = { type: 'register', appcode: 'bfzh', ...PROOF };
    const send = (mobile: string) => api.form('/apis/validateSendcode', { ...register, mobile });
    const { grant } = await opened();
    const wrong = (identifier: string) => visitor.login('wrong-password', {}, identifier);
    for (let time = 0; time < 10; time++) expect((await wrong(own)).statusCode).toBe(401);
    const counts = async () => {
      const rows = await database().orm.select({ key: rateLimits.key, count: rateLimits.count }).from(rateLimits);
      return rows.filter(({ key }) => key.startsWith('sms:number:')).map(({ count }) => count);
    };
    const change = async (to: string) => {
      await ask({ mobile: to });
      const fields = { grant, mobile: to, code: api.sms.codeFor(to) };
      expect((await api.form(personalMobileChange.path, fields, { token })).statusCode).toBe(200);
    };
    expect((await send(other)).statusCode).toBe(200);
    await change(other);
    api.clock.move(MINUTE);
    await change(own);
    expect((await counts()).sort()).toEqual([2, 3]);
    expect((await wrong(own)).statusCode).toBe(429);
  });

  test("removes the limits' counts of the current and the former number when the account is closed", async () => {
    const mobile = newMobile();
    const { grant } = await opened();
    await ask({ mobile });
    await api.form(personalMobileChange.path, { grant, mobile, code: api.sms.codeFor(mobile) }, { token });
    const counted = async () => {
      const keys = (await database().orm.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
      return keys.filter((key) => key.startsWith('sms:number:') || key.startsWith('former-number:')).length;
    };
    expect(await counted()).toBe(3);
    expect((await close(grant)).statusCode).toBe(200);
    expect(await counted()).toBe(0);
  });

  test('removes a card, after which another can be bound', async () => {
    await verify();
    await bind();
    const { grant } = await opened();
    expect((await api.form(personalCardRemove.path, { grant }, { token })).statusCode).toBe(200);
    expect((await api.send(userInfo.path, { token })).json().Data.jfUser.bankCard).toBeNull();
    expect((await bind()).statusCode).toBe(200);
    const states = await database().orm.select({ state: bankCards.state }).from(bankCards).orderBy(bankCards.id);
    expect(states.map(({ state }) => state)).toEqual(['removed', 'bound']);
  });

  test('closes an account without financial records completely, and lets its number register again', async () => {
    const { grant } = await opened();
    expect((await close(grant)).json().Data).toEqual({ keptUntil: null });
    expect((await api.send(userInfo.path, { token })).statusCode).toBe(401);
    expect(await database().orm.$count(retainedRecords)).toBe(0);
    expect((await visitor.join()).account).not.toBe(account);
  });

  test('encrypts only what the law requires, and returns the day it will be removed', async () => {
    const { orm } = database();
    const number = newIdentityNumber();
    await verify(number);
    await settleDeposit(orm, account, 100, api.clock.read());
    await closeTrade(orm, account, 0.5, api.clock.read());
    const { grant } = await opened();
    expect((await close(grant)).json().Data).toEqual({ keptUntil: '2031-06-01' });
    const [sealed] = await orm.select().from(retainedRecords);
    expect(JSON.stringify(sealed)).not.toMatch(new RegExp(`王小明|${number}|${account}`));
    const kept = await readRetained(orm, api.services.vault, account, api.clock.read());
    expect(kept?.record).toEqual({
      account,
      openedAt: api.clock.read().toISOString(),
      identity: { name: '王小明', number, verifiedAt: api.clock.read().toISOString() },
      deposits: [{ reference: expect.any(String), amount: 100, settledAt: api.clock.read().toISOString() }],
      trades: [
        { reference: expect.any(String), symbol: 'XAUUSD', lots: 0.5, closedAt: api.clock.read().toISOString() },
      ],
      rewardsPaid: [],
    });
    expect(await readRetained(orm, api.services.vault, account, after(api.clock.read(), 5 * 366 * DAY))).toBeNull();
  });

  test('does not close an account while a deposit is pending', async () => {
    const { orm } = database();
    await orm
      .insert(deposits)
      .values({ account, reference: 'D1', amount: 50, state: 'pending', createdAt: api.clock.read() });
    const { grant } = await opened();
    const refused = await close(grant);
    expect([refused.statusCode, refused.json().Data]).toEqual([409, '您有一笔入金正在处理，到账或取消后才能注销账户']);
    expect((await api.send(userInfo.path, { token })).statusCode).toBe(200);
    await orm
      .update(deposits)
      .set({ state: 'failed' })
      .where(and(eq(deposits.account, account)));
    expect((await close(grant)).statusCode).toBe(200);
  });

  test('does not close an account with more or less money than its holder has agreed to lose', async () => {
    const { orm } = database();
    const { grant } = await opened();
    await settleDeposit(orm, account, 100.5, api.clock.read());
    for (const losing of ['0', '100', '100.51']) {
      const refused = await close(grant, { losing });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'locked']);
    }
    expect((await close(grant, { losing: 'all' })).statusCode).toBe(400);
    expect((await api.send(userInfo.path, { token })).statusCode).toBe(200);
    expect((await close(grant, { losing: '100.50' })).statusCode).toBe(200);
  });

  test('closes an account once for ten parallel requests', async () => {
    await verify();
    const { grant } = await opened();
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(grant)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
    expect(await database().orm.$count(retainedRecords)).toBe(1);
  });
});
