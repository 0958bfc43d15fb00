import { asc } from 'drizzle-orm';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { verifyIdentity } from '../../domain/identity/service';
import { accounts } from '../../platform/database/schema/accounts';
import { auditEntries } from '../../platform/database/schema/activities';
import { deposits } from '../../platform/database/schema/funds';
import { bindCard, describeOnBothDatabases, TestApi, Visitor } from '../../testing';

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let account: string;
  let number: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    ({ account } = await visitor.join());
    number = newIdentityNumber();
    await verifyIdentity(api.services, { account, name: '王小明', number }, api.clock.read());
  });
  const run = (operation: string, named: string, more: Record<string, unknown> = {}) =>
    api.run(operation, { 'mobile-or-account': named, ...more });
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));

  test('exports by mobile number or account, and records neither', async () => {
    const copies = [await run('export-person', visitor.mobile), await run('export-person', account)];
    expect(copies[0]).toBe(copies[1]);
    expect(JSON.parse(copies[0] ?? '')).toMatchObject({
      账户: [{ 交易账号: account, 手机号: visitor.mobile }],
      实名认证: [{ 姓名: '王小明', 身份证号码: number }],
    });
    const recorded = await auditLog();
    expect(recorded.map(({ operation, details }) => [operation, Object.keys(details)])).toEqual(
      Array(2).fill(['export-person', ['person']]),
    );
    expect(recorded[0]?.details).toEqual(recorded[1]?.details);
    expect(JSON.stringify(recorded)).not.toMatch(new RegExp(`${visitor.mobile}|${account}|${number}`));
  });

  test('rejects an unknown person and does not repeat a mobile number', async () => {
    await expect(run('export-person', '13900000000')).rejects.toThrow('There is no account with this mobile number.');
    await expect(run('delete-person', '99999999')).rejects.toThrow('There is no account "99999999".');
    expect(await auditLog()).toEqual([]);
  });

  test('corrects a name and removes a card', async () => {
    await bindCard(database().orm, account, api.clock.read());
    await expect(run('correct-person', account)).rejects.toThrow('Set --name');
    await expect(run('correct-person', account, { name: '1' })).rejects.toThrow('--name must have');
    expect(await run('correct-person', account, { name: '王大明', card: 'remove' })).toBe('Corrected: name, card.');
    const profile = (await api.send('/apis/uc/user/userinfo/info', { token: await tokenOf() })).json().Data.jfUser;
    expect(profile).toMatchObject({ realName: '王*', bankCard: null });
    expect(JSON.stringify(await auditLog())).not.toContain('王大明');
  });

  test('closes an account and retains a record for authorities', async () => {
    await database()
      .orm.insert(deposits)
      .values({ account, reference: 'D1', amount: 50, state: 'pending', createdAt: api.clock.read() });
    await expect(run('delete-person', account)).rejects.toThrow('A deposit is pending.');
    await database().orm.update(deposits).set({ state: 'settled', settledAt: api.clock.read() });
    expect(await run('delete-person', visitor.mobile)).toContain('A sealed record is retained until 2031-06-01 12:00');
    expect(await database().orm.$count(accounts)).toBe(0);
    const read = (reason?: string) => api.run('retained-record', { account, reason });
    await expect(read()).rejects.toThrow('say with --reason');
    expect(JSON.parse(await read('an order of the court'))).toMatchObject({
      record: { account, identity: { name: '王小明', number }, deposits: [{ reference: 'D1', amount: 50 }] },
    });
    const recorded = await auditLog();
    expect(recorded.map(({ operation }) => operation)).toEqual(['delete-person', 'retained-record']);
    expect(recorded[0]?.details.person).toBe(recorded[1]?.details.person);
    expect(JSON.stringify(recorded)).not.toMatch(new RegExp(`${visitor.mobile}|${account}|${number}`));
  });

  async function tokenOf(): Promise<string> {
    api.clock.move(60_000);
    await visitor.askForCode('login');
    return (await visitor.loginByCode(api.sms.codeFor(visitor.mobile))).json().Token;
  }
});
