import { auditEntries } from '../../platform/database/schema/activities';
import { describeOnDatabase, Visitor, verify, verifyByCall } from '../../testing';
import { Desk } from '../testing/desk';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';

describeOnDatabase((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  const add = (count: number) =>
    database()
      .orm.insert(auditEntries)
      .values(
        Array.from({ length: count }, (_, index) => ({
          operator: 'Wang Wei',
          operation: 'open',
          details: { campaign: `=c${index}` },
          at: desk.api.clock.read(),
        })),
      );
  /** A visitor whose record can be opened. */
  const joinVerified = async () => {
    const joined = await new Visitor(desk.api).join();
    await verifyByCall(desk.api, joined);
    return joined.account;
  };
  const shown = async (filter: Record<string, string> = {}) =>
    (await desk.run('audit-log', filter, '')).split('\n').slice(1);

  test('shows the newest entries, 50 by default', async () => {
    await add(60);
    expect(await shown()).toHaveLength(50);
    expect(await shown({ limit: '55' })).toHaveLength(55);
    expect(await shown({ by: ' wang-wei\ufe0f', limit: '1' })).toEqual([expect.stringContaining('=c59')]);
    await expect(desk.run('audit-log', { limit: '0' }, '')).rejects.toThrow('limit：须为不小于 1 的整数');
  });

  test('exports all entries as CSV, or the number of `--limit`', async () => {
    await add(60);
    const rows = (await desk.run('audit-log', { format: 'csv' }, '')).split('\r\n');
    expect(rows.slice(0, 2)).toEqual([
      '\uFEFFtime,operator,act,details',
      '2026-06-01 12:00,Wang Wei,open,"{""campaign"":""=c59""}"',
    ]);
    expect(rows).toHaveLength(62);
    expect((await desk.run('audit-log', { format: 'csv', limit: '2' }, '')).split('\r\n')).toHaveLength(4);
  });

  test('sends a part of what matches, with the number of all entries', async () => {
    await add(60);
    const page = async (input: Record<string, string>) => (await desk.run('audit-entries', input, '')).split('\n');
    const second = await page({ page: '2', rows: '20', by: 'wang wei' });
    expect(second[0]).toBe('共 60 条记录');
    expect(second.filter((line) => line.includes('Wang Wei'))).toHaveLength(20);
    expect(second.join()).toContain('=c39');
    expect(second.join()).not.toContain('=c40');
    expect(await page({ act: 'close' })).toEqual(['共 0 条记录', '', '没有符合条件的记录。']);
  });

  test('says how operations ended, and finds all outcomes of an operation', async () => {
    const entries = [
      ['enrol begun', {}],
      ['enrol refused', {}],
      ['enrol', {}],
      ['request-approval', { operation: 'pay', effect: '1 reward' }],
      ['pay', { rewards: [1] }],
    ] as const;
    for (const [operation, details] of entries)
      await database()
        .orm.insert(auditEntries)
        .values({ operator: 'Wang Wei', operation, details, at: desk.api.clock.read() });
    const outcomes = async (input: Record<string, string>) =>
      [...(await desk.run('audit-entries', input, '')).matchAll(/Wang Wei +(\S+) +(\S+)/g)].map(
        ([, operation, outcome]) => `${operation} ${outcome}`,
      );
    expect(await outcomes({ act: 'enrol' })).toEqual(['注册 已执行', '注册 未通过', '注册 已开始']);
    expect(await outcomes({ act: 'pay' })).toEqual(['支付奖励 已执行', '支付奖励 已申请']);
    expect(await outcomes({ outcome: 'done' })).toEqual(['支付奖励 已执行', '注册 已执行']);
    expect(await outcomes({ outcome: 'refused' })).toEqual(['注册 未通过']);
    expect(await outcomes({ outcome: 'requested' })).toEqual(['支付奖励 已申请']);
    expect(await outcomes({ outcome: 'begun' })).toEqual(['注册 已开始']);
  });

  test('names the campaigns and accounts of rewards that an entry lists', async () => {
    const account = await desk.join();
    await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
    await desk.run('void', { id: ['1'], reason: 'two accounts of one person' });
    await desk.run('set-budget', { campaign: 'daily', dollars: '5' });
    const rows = (await desk.run('audit-entries', {}, '')).split('\n').filter((line) => /已执行/.test(line));
    expect(rows[0]).toMatch(/设置预算 +已执行 +daily +\S* *\{/);
    expect(rows[1]).toMatch(new RegExp(`作废奖励 +已执行 +funds +${account} +\\{`));
  });

  test('names the customer of a reference while the account is open', async () => {
    const account = await joinVerified();
    await desk.run('customer', { person: account });
    const found = async () => (await desk.run('audit-entries', { act: 'customer' }, '')).split('\n').at(-1);
    expect(await found()).toMatch(new RegExp(`查看客户档案 +已执行 +${account} +\\{`));
    await desk.run('delete-person', { 'mobile-or-account': account, confirm: account });
    expect(await found()).toMatch(/查看客户档案 +已执行 +\{/);
  });

  test('names no customer of an export, which records only how many rewards it has', async () => {
    await desk.act(await desk.join(), 'funds', 'tasks', 'collect', { task: 'opened' });
    await desk.run('export');
    expect(await desk.run('audit-entries', {}, '')).toMatch(/导出奖励 +已执行 +\{"rewards":1\}/);
  });

  test.each([
    ['finance', 2],
    ['on-duty', 0],
    ['on-duty,support:bfzh', 2],
    ['on-duty,support:iekb', 0],
  ])('names customers only to operators who may see them: %s', async (roles, rows) => {
    const account = await joinVerified();
    await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
    await desk.run('void', { id: ['1'], reason: 'two accounts of one person' });
    await desk.run('customer', { person: account });
    const session = await signedInAs(desk.api.services, 'Wu Di', roles);
    const request = { operation: 'audit-entries', input: {}, operator: '', session };
    const lines = (await runAsText(desk.api.services, request)).split('\n');
    expect(lines.filter((line) => line.includes(account))).toHaveLength(rows);
  });

  test('filters by a customer and the customer’s rewards', async () => {
    const visitor = new Visitor(desk.api);
    const { account } = await visitor.join();
    await verify(database().orm, account, desk.api.clock.read());
    const other = await desk.join();
    for (const who of [account, other]) await desk.act(who, 'funds', 'tasks', 'collect', { task: 'opened' });
    await desk.run('pay', { id: ['1'] });
    await desk.run('pay', { id: ['2'] });
    await desk.run('give', {
      campaign: 'daily',
      account,
      reference: 'T-1',
      amount: '5',
      unit: 'usd',
      reason: 'an outage',
    });
    for (const person of [account, visitor.mobile]) {
      const entries = await shown({ person });
      expect(entries).toEqual([expect.stringContaining('手动发放'), expect.stringContaining('"rewards":[1]')]);
    }
    expect(await shown({ person: other, act: 'give' })).toEqual([]);
    expect(await desk.run('audit-log', { person: '99999999' }, '')).toBe('没有符合条件的记录。');
  });
});
