import { asc } from 'drizzle-orm';
import type { Activity } from '@/lib/activities/schema';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { give } from '../../domain/activities/engine/give';
import { closeAccount } from '../../domain/privacy/close-account';
import { auditEntries, rewards } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import { referenceOf } from '../../platform/secrets/person-reference';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, usd, Visitor, verify, verifyByCall } from '../../testing';
import { verifyChain } from '../audit/audit-chain';
import { readLosses } from '../people/losses';

const HOUR = 3_600_000;
const CLOSE_NOW = { campaign: 'daily', at: 'now', reason: 'sold out', confirm: 'now' };
/** Ten pieces of $20, and ten bars that cost $130 each. */
const WHEEL: Activity = {
  kind: 'wheel',
  title: '转盘',
  segments: [
    { id: 'bar', label: '$20 赠金', prize: usd(20), odds: 5_000, stock: 10 },
    {
      id: 'gold',
      label: '金条',
      prize: { label: '金条', amount: 1, unit: 'gift', bookValue: 130 },
      odds: 1_000,
      stock: 10,
    },
    ...['a', 'b', 'c', 'd'].map((id) => ({ id, label: '谢谢', prize: null, odds: 1_000, stock: null })),
  ],
  credits: [{ from: 'day', count: 1, label: '每日' }],
};
const DAILY: Activity = { ...PREDICT, streaks: [] };

describeOnDatabase((database) => {
  const CAMPAIGN = campaignWith('daily', DAILY);
  const DRAWN = campaignWith('drawn', WHEEL);
  let api: TestApi;
  let account: string;
  const open = async (settings: Record<string, string> = {}) => {
    const config = readApiConfig({ APPROVALS: 'on', APPROVAL_LIMIT: '100', ...settings });
    api = await TestApi.on(database(), { campaigns: [CAMPAIGN, DRAWN], config });
    account = (await new Visitor(api).join()).account;
    await verify(database().orm, account, api.clock.read());
  };
  beforeEach(() => open());
  const auditLog = async () =>
    (await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
      ({ operator, operation, details }) => [operator, operation, details] as const,
    );
  const statesOf = async () =>
    (await database().orm.select({ state: rewards.state }).from(rewards).orderBy(asc(rewards.id))).map(
      ({ state }) => state,
    );
  const status = async () => (await readStatus(database().orm, CAMPAIGN, api.clock.read())).status;
  const reward = (source: string, amount: number) =>
    give(
      { orm: database().orm, slug: 'daily', activity: { kind: 'predict' }, account, now: api.clock.read() },
      source,
      usd(amount),
    );

  test('an operation over the limit waits for another operator, who sees its effect', async () => {
    await reward('a', 100);
    await reward('b', 0.01);
    expect(await api.run('pay', { id: ['1'] })).toBe('1 笔奖励已到账。');
    await reward('c', 100);
    api.clock.move(24 * HOUR);
    const answer = await api.run('pay', { id: ['2', '3'] });
    expect(answer).toContain('尚未执行：申请 1 须由另一位操作员在 2026-06-03 12:00 前批准。');
    expect(answer).toContain('批准：npm run ops -- approve 1');
    expect(await statesOf()).toEqual(['paid', 'given', 'given']);
    const pending = await api.run('pending', {}, '');
    expect(pending).toMatch(
      /^1 {2}支付奖励，Li Na 于 2026-06-02 12:00 申请，2026-06-03 12:00 到期，涉及 \$100\.01\n {4}2 笔奖励将到账。\n/,
    );
    expect(pending).toMatch(new RegExp(`2 +${account} +0\\.01 美元 +daily`));
    expect(pending).toMatch(/合计 +- +100\.01 美元/);
    expect(await api.run('approve', { id: '1' }, 'Wang Wei')).toBe('2 笔奖励已到账。');
    expect(await statesOf()).toEqual(['paid', 'paid', 'paid']);
    expect(await api.run('pending', {}, '')).toBe('没有待审批的申请。');
    expect(await auditLog()).toEqual([
      ['Li Na', 'pay', { rewards: [1], movedAlone: 100 }],
      [
        'Li Na',
        'request-approval',
        {
          approval: 1,
          operation: 'pay',
          effect: expect.stringContaining(referenceOf(api.services.vault, account)),
          dollars: 100.01,
        },
      ],
      ['Li Na', 'pay', { rewards: [2, 3], approval: 1, approvedBy: 'Wang Wei' }],
      ['Wang Wei', 'approve', { approval: 1, operation: 'pay', requestedBy: 'Li Na', approvedDollars: 100.01 }],
    ]);
    expect(JSON.stringify(await auditLog())).not.toContain(account);
    const shown = await api.run('audit-entries', {}, '');
    for (const entry of ['支付奖励 +已申请', '批准申请 +已执行'])
      expect(shown).toMatch(new RegExp(`${entry} +${account} +\\{`));
    expect((await verifyChain(database().orm, api.services.vault)).broken).toEqual([]);
  });

  test('sums up each operator’s own operations of 24 hours and stops the one that crosses the limit', async () => {
    for (const source of ['a', 'b', 'c', 'd', 'e']) await reward(source, 45);
    const pay = (id: number, operator = 'Li Na') => api.run('pay', { id: [String(id)] }, operator);
    expect(await pay(1)).toBe('1 笔奖励已到账。');
    api.clock.move(HOUR);
    expect(await pay(2, ' li-na ')).toBe('1 笔奖励已到账。');
    expect(await pay(3)).toContain('须由另一位操作员');
    expect(await api.run('approve', { id: '1' }, 'Wang Wei')).toBe('1 笔奖励已到账。');
    // An approved operation counts towards neither operator's limit.
    expect(await pay(4, 'Wang Wei')).toBe('1 笔奖励已到账。');
    expect(await pay(5)).toContain('须由另一位操作员');
    api.clock.move(23 * HOUR);
    expect(await pay(5)).toBe('1 笔奖励已到账。');
  });

  test('a request that names several accounts goes with each of them', async () => {
    const joined = await new Visitor(api).join();
    const { account: other } = joined;
    // Closing the account reads the document.
    expect((await verifyByCall(api, joined)).statusCode).toBe(200);
    await reward('a', 150);
    await give(
      { orm: database().orm, slug: 'daily', activity: { kind: 'predict' }, account: other, now: api.clock.read() },
      'a',
      usd(150),
    );
    await api.run('pay', { id: ['1', '2'] });
    await api.run('pay', { id: ['1'] });
    expect((await readLosses(database().orm, other)).lost).toContainEqual(
      expect.objectContaining({ code: 'loses_request', params: { id: 1 } }),
    );
    await database().orm.transaction((orm) => closeAccount(orm, api.services.vault, other, api.clock.read()));
    expect(await database().orm.select({ id: approvals.id }).from(approvals)).toEqual([{ id: 2 }]);
  });

  test('applies the limit to concurrent operations of one operator', async () => {
    for (const source of ['a', 'b', 'c', 'd']) await reward(source, 45);
    await Promise.all([1, 2, 3, 4].map((id) => api.run('pay', { id: [String(id)] })));
    expect((await statesOf()).filter((state) => state === 'paid')).toHaveLength(2);
  });

  test('counts voided rewards and raised budgets and stock towards the limit', async () => {
    await reward('a', 60);
    await reward('b', 60);
    const reason = 'two accounts of one person';
    expect(await api.run('void', { id: ['1'], reason })).toContain('1 笔奖励已作废。');
    expect(await api.run('void', { id: ['2'], reason })).toContain('须由另一位操作员');
    const budget = (dollars: string, operator: string) =>
      api.run('set-budget', { campaign: 'daily', dollars }, operator);
    expect(await budget('500', 'Wang Wei')).toContain('预算为 $500');
    expect(await budget('600', 'Wang Wei')).toContain('预算为 $600');
    expect(await budget('600.01', 'Wang Wei')).toContain('须由另一位操作员');
    expect(await budget('10', 'Wang Wei')).toContain('预算为 $10');
    expect(await budget('none', 'Zhao Lei')).toContain('须由另一位操作员');
    const stock = (total: string) => api.run('set-stock', { campaign: 'drawn', item: 'wheel/bar', total }, 'Sun Li');
    expect(await stock('15')).toContain('总数 15');
    expect(await stock('16')).toContain('须由另一位操作员');
    expect(await stock('1')).toContain('总数 1');
    const gold = { campaign: 'drawn', item: 'wheel/gold', total: '99999999' };
    expect(await api.run('set-stock', gold, 'Zhou Jie')).toContain('须由另一位操作员');
  });

  test.each(['Li Na', ' li  na ', 'LI-NA', 'Ｌｉ　Ｎａ', 'Li\u200bNa', 'Li Na\ufe0f'])(
    '%j cannot approve a request of Li Na',
    async (name) => {
      await api.run('close', CLOSE_NOW);
      await expect(api.run('approve', { id: '1' }, name)).rejects.toThrow('您本人提出的');
      expect(await status()).toBe('running');
    },
  );

  test('closings always need approval, also by dates', async () => {
    await api.run('close', CLOSE_NOW);
    await api.run('dates', { campaign: 'daily', ends: '2026-05-31', reason: 'sold out' });
    await api.run('dates', { campaign: 'daily', begins: '2099-01-01', reason: 'sold out' });
    await api.run('dates', { campaign: 'daily', ends: '2026-06-02', reason: 'sold out' });
    expect(await status()).toBe('running');
    expect(await api.run('dates', { campaign: 'daily', ends: '2026-06-30' })).toContain('现为进行中');
    const requested = await database().orm.select().from(approvals).orderBy(asc(approvals.id));
    expect(requested.map(({ operation }) => operation)).toEqual(['close', 'dates', 'dates', 'dates']);
  });

  test('making an opened campaign follow dates that are over needs approval, like any other closing', async () => {
    await api.run('dates', { campaign: 'daily', begins: '2099-01-01', reason: 'wrong year' });
    await api.run('approve', { id: '1' }, 'Wang Wei');
    await api.run('open', { campaign: 'daily' });
    await expect(api.run('follow-dates', { campaign: 'daily' })).rejects.toThrow('提前 7 天通知');
    expect(await api.run('follow-dates', { campaign: 'daily', reason: 'sold out' })).toContain('活动“daily”将为未开始');
    expect(await status()).toBe('running');
    await api.run('approve', { id: '2' }, 'Wang Wei');
    expect(await status()).toBe('upcoming');
  });

  test('runs a request once when several operators approve it at the same time', async () => {
    await reward('a', 500);
    await Promise.all(Array.from({ length: 5 }, () => api.run('pay', { id: ['1'] })));
    expect(await database().orm.select().from(approvals)).toHaveLength(1);
    const names = ['Wang Wei', 'Zhao Lei', 'Sun Li', 'Zhou Jie'];
    const answers = await Promise.all(names.map((name) => api.run('approve', { id: '1' }, name)));
    expect(answers.filter((text) => text === '1 笔奖励已到账。')).toHaveLength(1);
    expect(answers.filter((text) => text.includes('申请 1'))).toHaveLength(3);
    expect((await auditLog()).map(([, operation]) => operation)).toEqual(['request-approval', 'pay', 'approve']);
  });

  test('does not run a request whose effect has changed since', async () => {
    await reward('a', 500);
    await reward('b', 500);
    await api.run('pay-all', { campaign: 'daily', yes: true });
    await api.run('pay', { id: ['1'] });
    await api.run('void', { id: ['1'], reason: 'two accounts of one person' }, 'Zhao Lei');
    await api.run('approve', { id: '3' }, 'Wang Wei');
    await expect(api.run('approve', { id: '1' }, 'Wang Wei')).rejects.toThrow('效果与申请时不同');
    await expect(api.run('approve', { id: '2' }, 'Wang Wei')).rejects.toThrow('奖励 1 已作废。');
    expect(await statesOf()).toEqual(['void', 'given']);
    await api.run('close', CLOSE_NOW);
    await api.run('close', CLOSE_NOW, 'Zhao Lei');
    await api.run('approve', { id: '4' }, 'Wang Wei');
    await expect(api.run('approve', { id: '5' }, 'Wang Wei')).rejects.toThrow('已无事可做');
  });

  test('runs or refuses a request that a server of the former release stored as text', async () => {
    const asText = () => database().orm.update(approvals).set({ effectParts: null });
    await reward('a', 500);
    await api.run('pay', { id: ['1'] });
    await asText();
    expect(await api.run('pending', {}, '')).toMatch(/^1 {2}支付奖励，Li Na 于 [^\n]*\n {4}1 笔奖励已到账。\n/);
    expect(await api.run('approve', { id: '1' }, 'Wang Wei')).toBe('1 笔奖励已到账。');
    await reward('b', 500);
    await reward('c', 500);
    await api.run('pay-all', { campaign: 'daily', yes: true });
    await asText();
    await reward('d', 500);
    await expect(api.run('approve', { id: '2' }, 'Wang Wei')).rejects.toThrow('效果与申请时不同');
  });

  test('allows a new request after the previous one expired, was rejected or was withdrawn', async () => {
    await api.run('close', CLOSE_NOW);
    await api.run('reject', { id: '1', reason: 'the rules promise a notice' }, 'Wang Wei');
    await expect(api.run('approve', { id: '1' }, 'Wang Wei')).rejects.toThrow(
      'Wang Wei 已于 2026-06-01 12:00 驳回申请 1',
    );
    await api.run('close', CLOSE_NOW);
    await api.run('reject', { id: '2', reason: 'a slip' });
    await api.run('close', CLOSE_NOW);
    api.clock.move(24 * HOUR);
    await expect(api.run('approve', { id: '3' }, 'Wang Wei')).rejects.toThrow('申请 3 已于 2026-06-02 12:00 到期');
    expect(await api.run('pending', {}, '')).toBe('没有待审批的申请。');
    await api.run('close', CLOSE_NOW);
    expect(await status()).toBe('running');
    await api.run('approve', { id: '4' }, 'Wang Wei');
    expect(await status()).toBe('ended');
    await expect(api.run('reject', { id: '4', reason: 'late' }, 'Sun Li')).rejects.toThrow('已执行');
    await expect(api.run('approve', { id: '9' }, 'Wang Wei')).rejects.toThrow('没有编号为 9 的申请');
  });

  test('a reward given by hand runs once it is approved', async () => {
    const gift = { campaign: 'daily', account, reference: 'T-1', amount: '150', unit: 'usd', reason: 'an outage' };
    await api.run('give', gift);
    expect(await statesOf()).toEqual([]);
    expect(await api.run('approve', { id: '1' }, 'Wang Wei')).toContain('发放 150 美元，奖励编号');
    expect(await statesOf()).toEqual(['given']);
  });

  test('needs no approval if APPROVALS is off, which is the default in development', async () => {
    await open({ APPROVALS: 'off' });
    await api.run('close', CLOSE_NOW);
    expect(await status()).toBe('ended');
    expect(readApiConfig({}).approvals).toBeUndefined();
    expect(readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' }).approvals).toEqual({ limit: 1000, hours: 24 });
  });
});
