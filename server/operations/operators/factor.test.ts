import { asc } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import { operatorSessions } from '../../platform/database/schema/operators';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi } from '../../testing';
import { OPERATIONS } from '../operations';
import { runOperation } from '../run-operation';
import { asText } from '../testing/run-as-text';
import { type Employee, Staff } from '../testing/staff';
import { isFactorNeeded } from './factor';
import { needsFreshFactor, permissionOf } from './permissions';
import { openSeededSession } from './seeded';

const MINUTE = 60_000;
const NEEDED = '此操作须在 5 分钟内用验证器的动态码或通行密钥确认过身份';

test('operations that need approval, decide, import, export, publish or change people need a fresh factor', () => {
  const needed = OPERATIONS.filter(({ name, approval }) => approval && permissionOf(name) !== 'calendar');
  const named = 'disable,end-session,remove-passkey'.split(',').map((name) => `operators ${name}`);
  const others = 'hosts add,import-deposits,reopen,correct-person,settle,export,campaigns publish,approve'.split(',');
  const all = [...needed.map(({ name }) => name), ...named, ...others];
  expect(all.filter((name) => !needsFreshFactor(name, {}))).toEqual([]);
});

test('emergencies and reading need no fresh factor, unless personal data is shown whole', () => {
  const free = ['stop-all', 'campaigns rollback', 'sign-out', 'customer', 'find-rewards', 'reject', 'waiting'];
  expect(free.filter((name) => needsFreshFactor(name, {}))).toEqual([]);
  expect(needsFreshFactor('customer', { show: true })).toBe(true);
  expect(needsFreshFactor('an operation without a permission', {})).toBe(true);
});

describeOnDatabase((database) => {
  let api: TestApi;
  let staff: Staff;
  let li: Employee;
  let session: string;
  beforeEach(async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    staff = new Staff(
      asText((request) => runOperation(api.services, request)),
      api.clock.read,
    );
    li = await staff.appoint('Li Na', api.services.keys.masters.key.toString('base64'));
    api.clock.move(MINUTE / 2);
    session = await staff.signIn(li);
  });
  const budget = (by = session) => staff.run('set-budget', { campaign: 'daily', dollars: '5' }, by);
  const confirm = (code: string, by = session) => staff.run('confirm', { code }, by);

  test('a code counts for five minutes in its session, from the sign-in on', async () => {
    api.clock.move(5 * MINUTE - 1);
    expect(await budget()).toContain('预算为 $5');
    api.clock.move(1);
    await expect(budget()).rejects.toThrow(NEEDED);
    expect(await staff.run('budgets', {}, session)).toContain('daily');
    const other = await staff.signIn(li);
    await expect(budget()).rejects.toThrow(NEEDED);
    expect(await budget(other)).toContain('$5');
    api.clock.move(MINUTE / 2);
    expect(await confirm(staff.codeOf(li).replace(/^.../, '$&-'))).toBe('已确认 Li Na 的身份，5 分钟内有效。');
    expect(await budget()).toContain('$5');
  });

  test('a code confirms once; wrong ones are recorded and limited', async () => {
    api.clock.move(6 * MINUTE);
    const code = staff.codeOf(li);
    const tries = await Promise.allSettled([confirm(code), confirm(code), confirm(code)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    api.clock.move(6 * MINUTE);
    for (const used of [code, '', '000000x']) await expect(confirm(used)).rejects.toThrow('有误');
    await expect(budget()).rejects.toThrow(NEEDED);
    await expect(confirm(staff.codeOf(li), 'x'.repeat(43))).rejects.toThrow('您尚未登录');
    const operations = await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(operations.filter(({ operation }) => operation === 'confirm refused')).toHaveLength(5);
    expect(operations.filter(({ operation }) => operation === 'confirm')).toMatchObject([
      { operator: 'Li Na', details: { session: expect.stringMatching(/^[\w-]{8}$/) } },
    ]);
  });

  test('five wrong codes block further ones for 15 minutes, but wrong sign-ins do not', async () => {
    const guess = () => staff.signIn(li, 'another-horse-battery-7');
    for (let tried = 0; tried < 5; tried++) await expect(guess()).rejects.toThrow('有误');
    await expect(guess()).rejects.toThrow('错误次数过多');
    for (let tried = 0; tried < 5; tried++) await expect(confirm('000000x')).rejects.toThrow('有误');
    await expect(confirm(staff.codeOf(li, 1))).rejects.toThrow('错误次数过多');
    api.clock.move(15 * MINUTE);
    expect(await confirm(staff.codeOf(li))).toContain('已确认');
  });

  test('a preview needs none, and the refusal has a code', async () => {
    api.clock.move(6 * MINUTE);
    const request = { operation: 'set-budget', input: { campaign: 'daily', dollars: '5' }, operator: '', session };
    await expect(runOperation(api.services, { ...request, preview: true })).resolves.toHaveProperty('preview');
    expect(isFactorNeeded(await runOperation(api.services, request).catch((error) => error))).toBe(true);
    expect(isFactorNeeded(await staff.run('no-operation').catch((error) => error))).toBe(false);
  });

  test('a session from before factors were stored needs one', async () => {
    await database().orm.update(operatorSessions).set({ factorAt: null });
    await expect(budget()).rejects.toThrow(NEEDED);
  });
});

describeOnDatabase((database) => {
  test('without accounts, nothing needs a factor', async () => {
    const api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)] });
    expect(await api.run('set-budget', { campaign: 'daily', dollars: '5' })).toContain('$5');
  });

  test('operators of the development set-up need no factor there, and may do nothing in production', async () => {
    const api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)] });
    const session = await openSeededSession(api.services, { name: 'Li Na', roles: [{ role: 'finance' }] });
    const request = { operation: 'set-budget', input: { campaign: 'daily', dollars: '5' }, operator: '', session };
    api.clock.move(6 * MINUTE);
    await expect(runOperation(api.services, request)).resolves.toHaveProperty('recorded');
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const production = { ...api.services, config };
    await expect(runOperation(production, request)).rejects.toThrow('还没有操作员账户');
  });
});
