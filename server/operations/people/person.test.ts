import { asc } from 'drizzle-orm';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { activityEngine } from '../../domain/activities/activity-engine';
import { verifyIdentity } from '../../domain/identity/service';
import { accounts } from '../../platform/database/schema/accounts';
import { auditEntries } from '../../platform/database/schema/activities';
import { deposits } from '../../platform/database/schema/funds';
import { readApiConfig } from '../../settings/read-api-config';
import { bindCard, campaignWith, describeOnDatabase, PREDICT, TestApi, Visitor } from '../../testing';
import { runOperation } from '../run-operation';

const ASKED = { reason: 'the holder asked for it' };

describeOnDatabase((database) => {
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
    const copies = [await run('export-person', visitor.mobile, ASKED), await run('export-person', account, ASKED)];
    expect(copies[0]).toBe(copies[1]);
    expect(JSON.parse(copies[0] ?? '')).toMatchObject({
      账户: [{ 交易账号: account, 手机号: visitor.mobile }],
      实名认证: [{ 姓名: '王小明', 身份证号码: number }],
    });
    const recorded = await auditLog();
    expect(recorded.map(({ operation, details }) => [operation, Object.keys(details)])).toEqual(
      Array(2).fill(['export-person', ['person', 'reason']]),
    );
    expect(recorded[0]?.details).toEqual(recorded[1]?.details);
    expect(JSON.stringify(recorded)).not.toMatch(new RegExp(`${visitor.mobile}|${account}|${number}`));
  });

  test('rejects an unknown person and does not repeat a mobile number', async () => {
    await expect(run('export-person', account)).rejects.toThrow('请填写原因');
    await expect(run('export-person', '13900000000', ASKED)).rejects.toThrow('没有使用此手机号的账户。');
    await expect(run('delete-person', '99999999')).rejects.toThrow('没有账户“99999999”。');
    expect(await auditLog()).toEqual([]);
  });

  test('corrects a name and removes a card', async () => {
    await bindCard(database().orm, account, api.clock.read());
    await expect(run('correct-person', account)).rejects.toThrow('请填写姓名');
    await expect(run('correct-person', account, { name: '1' })).rejects.toThrow('姓名须为 2 至 30 个字。');
    expect(await run('correct-person', account, { name: '王大明', card: 'remove' })).toBe('已更正：姓名、银行卡。');
    const profile = (await api.send('/apis/uc/user/userinfo/info', { token: await tokenOf() })).json().Data.jfUser;
    expect(profile).toMatchObject({ realName: '王*', bankCard: null });
    expect(JSON.stringify(await auditLog())).not.toContain('王大明');
  });

  test('closes an account and retains a record for authorities', async () => {
    await database()
      .orm.insert(deposits)
      .values({ account, reference: 'D1', amount: 50, state: 'pending', createdAt: api.clock.read() });
    await expect(run('delete-person', account)).rejects.toThrow('有入金处理中');
    await database().orm.update(deposits).set({ state: 'settled', settledAt: api.clock.read() });
    const plan = await run('delete-person', visitor.mobile);
    expect(plan).toContain(`客户不会失去奖励或积分。\n尚未执行。执行：npm run ops -- delete-person ${account}`);
    await expect(run('delete-person', account, { confirm: '10000000' })).rejects.toThrow('与确认的 10000000 不符');
    const request = { operation: 'delete-person', input: { 'mobile-or-account': visitor.mobile }, operator: 'Li Na' };
    expect(await runOperation(api.services, { ...request, preview: true })).toMatchObject({
      confirm: { 'mobile-or-account': account, confirm: account },
      preview: { needsApproval: false },
    });
    expect(await database().orm.$count(accounts)).toBe(1);
    expect(await run('delete-person', visitor.mobile, { confirm: account })).toContain(
      '加密记录留存至 2031-06-01 12:00',
    );
    expect(await database().orm.$count(accounts)).toBe(0);
    const read = (reason?: string) => api.run('retained-record', { account, reason });
    expect(await api.run('customer', { person: account })).toContain(`账户 ${account} 已于 2026-06-01 12:00 注销`);
    await expect(read()).rejects.toThrow('请在原因中写明由谁要求');
    expect(JSON.parse(await read('an order of the court'))).toMatchObject({
      record: { account, identity: { name: '王小明', number }, deposits: [{ reference: 'D1', amount: 50 }] },
    });
    const recorded = await auditLog();
    expect(recorded.map(({ operation }) => operation)).toEqual(['delete-person', 'customer', 'retained-record']);
    expect(recorded[0]?.details.person).toBe(recorded[2]?.details.person);
    expect(JSON.stringify(recorded)).not.toMatch(new RegExp(`${visitor.mobile}|${account}|${number}`));
  });

  test('needs a second operator to close an account with something unpaid or pending, and lists it', async () => {
    const config = readApiConfig({ APPROVALS: 'on' });
    const { vault, keys } = api.services;
    api = await TestApi.on(database(), { config, vault, keys, campaigns: [campaignWith('daily', PREDICT)] });
    const gift = { campaign: 'daily', account, amount: '8', reason: 'an outage' };
    await api.run('give', { ...gift, reference: 'T-1', unit: 'points' });
    expect(await run('delete-person', account)).toContain('客户将失去：\n  8 积分\n');
    await api.run('give', { ...gift, reference: 'T-2', unit: 'usd' });
    await api.run('set-budget', { campaign: 'daily', dollars: '8' });
    await api.run('give', { ...gift, reference: 'T-3', unit: 'usd' });
    const place = { slug: 'daily', kind: 'predict' as const, action: 'guess' };
    const guess = { ...place, input: { round: '2026-06-01', answer: 'up' } };
    const { step } = activityEngine.prepareAct(api.services, guess, account, api.clock.read());
    await database().orm.transaction(step);
    await expect(run('delete-person', visitor.mobile, { confirm: account })).rejects.toThrow('改填账户');
    expect(await run('delete-person', account, { confirm: account })).toContain(
      [
        '尚未执行：申请 1 须由另一位操作员在 2026-06-02 12:00 前批准。效果如下：',
        '',
        `注销账户 ${account}。`,
        '客户将失去：',
        '  活动“daily”的奖励 2：8 美元，待发放或未使用',
        '  活动“daily”的奖励 3：8 美元，审核中',
        '  未结算场次的竞猜：1 次',
        '  8 积分',
      ].join('\n'),
    );
    expect(await database().orm.$count(accounts)).toBe(1);
    expect(await api.run('approve', { id: '1' }, 'Wang Wei')).toContain('账户已注销。');
    expect(await database().orm.$count(accounts)).toBe(0);
    expect(JSON.stringify(await auditLog())).not.toContain(account);
  });

  async function tokenOf(): Promise<string> {
    api.clock.move(60_000);
    await visitor.askForCode('login');
    return (await visitor.loginByCode(api.sms.codeFor(visitor.mobile))).json().Token;
  }
});
