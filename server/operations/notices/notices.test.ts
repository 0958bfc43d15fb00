import { eq } from 'drizzle-orm';
import type { Activity } from '@/lib/activities/schema';
import { activityEngine } from '../../domain/activities/activity-engine';
import { give } from '../../domain/activities/engine/give';
import { roundAt } from '../../domain/activities/kinds/predict/rounds';
import { auditEntries, rewardBudgets, rewards, stock } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { hostCertificates } from '../../platform/database/schema/hosts';
import { sentNotices } from '../../platform/database/schema/operators';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, usd, Visitor, verify } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';
import type { NoticeMessage } from './messages';
import { readOwnRevisions } from './own-revisions';
import { sendDueNotices } from './send-notices';
import { startNotices } from './start-notices';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAILY: Activity = { ...PREDICT, streaks: [] };

describeOnDatabase((database) => {
  let api: TestApi;
  let account: string;
  beforeEach(async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off', APPROVAL_LIMIT: '100' });
    api = await TestApi.on(database(), { campaigns: [campaignWith('daily', DAILY)], config });
    account = (await new Visitor(api).join()).account;
    await verify(database().orm, account, api.clock.read());
    await backUp();
  });
  const run = (operation: string, input: Record<string, unknown>, session?: string) =>
    runAsText(api.services, { operation, input, operator: '', session });
  const backUp = () =>
    database()
      .orm.insert(auditEntries)
      .values({ at: api.clock.read(), operator: 'nightly', operation: 'backup', details: {}, hash: 'x' });
  const reward = (source: string, amount: number) =>
    give(
      { orm: database().orm, slug: 'daily', activity: { kind: 'predict' }, account, now: api.clock.read() },
      source,
      usd(amount),
    );
  const hold = () => database().orm.update(rewards).set({ state: 'held' });
  const addBudget = (limit: number, spent: number) =>
    database().orm.insert(rewardBudgets).values({ scope: 'daily', limit, spent });
  const addStock = (round: string, total: number, taken: number) =>
    database()
      .orm.insert(stock)
      .values({ slug: 'daily', kind: 'wheel', round, item: `gold${round}`, total, taken });

  test('lists what waits, to those who can do something about it', async () => {
    const { orm } = database();
    const now = api.clock.read();
    const guess = {
      slug: 'daily',
      kind: 'predict' as const,
      action: 'guess',
      input: { round: '2026-06-01', answer: 'up' },
    };
    await orm.transaction(activityEngine.prepareAct(api.services, guess, account, now).step);
    const finance = await signedInAs(api.services, 'Fi Nance', 'finance');
    await reward('a', 150);
    await reward('b', 5);
    await run('pay', { id: ['1'] }, finance);
    await orm.update(rewards).set({ state: 'held' }).where(eq(rewards.id, 2));
    const revision = { slug: 'daily', patch: {}, digest: 'x', state: 'in-review' as const, author: 'Re Viewer' };
    await orm.insert(campaignRevisions).values([
      { ...revision, brand: 'bfzh', writtenAt: now, submittedAt: now },
      { ...revision, brand: null, author: 'Ma Rket', writtenAt: now, submittedAt: now },
    ]);
    await addBudget(10_000, 8_001);
    await addStock('', 10, 9);
    const conversion = { account, clickId: 'c', isWap: true, transId: 'a'.repeat(32), registeredAt: now, attempts: 1 };
    await orm.insert(adConversions).values({ ...conversion, platform: 'qihu', state: 'failed', changedAt: now });
    const { resultAt } = roundAt(PREDICT.round, now);
    api.clock.move(resultAt.getTime() + 2 * HOUR - now.getTime() - 1);
    const kindsFor = async (name: string, roles: string) => {
      const session = await signedInAs(api.services, name, roles);
      return (await run('waiting', {}, session)).split('\n').map((line) => line.split(' ')[0]);
    };
    expect(await kindsFor('Sun Li', 'finance')).toEqual(['类别', '待审批', '待放行奖励', '预算不足', '库存不足']);
    api.clock.move(1);
    expect(await kindsFor('Wang Wei', 'finance')).toEqual([
      '类别',
      '待审批',
      '待放行奖励',
      '待结算场次',
      '预算不足',
      '库存不足',
    ]);
    expect(await kindsFor('Re Viewer', 'reviewer')).toEqual(['类别', '待审版本']);
    expect(await kindsFor('Ot Her', 'reviewer:bfzh')).toEqual(['类别', '待审版本']);
    expect(await kindsFor('Su Pport', 'support')).toEqual(['没有待办事项。']);
    expect(await kindsFor('Du Ty', 'on-duty')).toEqual(['类别', '回传失败']);
  });

  test('a request waits for those who may approve it, but not for its author', async () => {
    const finance = await signedInAs(api.services, 'Fi Nance', 'finance');
    await reward('a', 150);
    await run('pay', { id: ['1'] }, finance);
    const approver = await signedInAs(api.services, 'Wang Wei', 'finance:bfzh');
    const [other, support] = [
      await signedInAs(api.services, 'Ot Her', 'finance:iekb'),
      await signedInAs(api.services, 'Su Pport', 'support'),
    ];
    expect(await run('waiting', {}, approver)).toContain(
      'Fi Nance 的申请 1（支付奖励）待批准，2026-06-02 12:00 到期。',
    );
    for (const session of [finance, other, support]) expect(await run('waiting', {}, session)).toBe('没有待办事项。');
    api.clock.move(DAY);
    expect(await run('waiting', {}, await signedInAs(api.services, 'Zhao Lei', 'finance'))).toBe('没有待办事项。');
  });

  test('operators who were disabled or lost roles are shown for 72 hours to those who may approve changes', async () => {
    const as = (name: string, roles: string) => signedInAs(api.services, name, roles);
    const [admin, support] = [await as('Ada Admin', 'admin'), await as('Su Pport', 'support')];
    await as('Fi Nance', 'finance,analyst');
    await as('Bo Ss', 'admin');
    await run('operators disable', { name: 'Bo Ss', reason: 'left' }, admin);
    await run('operators roles', { name: 'Fi Nance', roles: 'analyst' }, admin);
    const shown = await run('waiting', {}, await as('Wang Wei', 'finance'));
    expect(shown).toContain('Ada Admin 停用了操作员 Bo Ss。');
    expect(shown).toContain('Ada Admin 减少了操作员 Fi Nance 的权限：财务、数据分析 改为 数据分析。');
    expect(await run('waiting', {}, support)).toBe('没有待办事项。');
    api.clock.move(3 * DAY);
    expect(await run('waiting', {}, await as('Sun Li', 'finance'))).toBe('没有待办事项。');
  });

  test('words wait for their author while they are returned or unpublished, until a later one or two weeks', async () => {
    const { orm } = database();
    const [marketer, reviewer] = [
      await signedInAs(api.services, 'Ma Rket', 'marketing'),
      await signedInAs(api.services, 'Re Viewer', 'reviewer'),
    ];
    const write = async (state: 'in-review' | 'draft') => {
      const now = api.clock.read();
      const row = { slug: 'daily', brand: 'bfzh', patch: {}, digest: 'x', author: 'Ma Rket', writtenAt: now };
      const [stored] = await orm
        .insert(campaignRevisions)
        .values({ ...row, state, submittedAt: now })
        .returning();
      return String(stored?.id);
    };
    const first = await write('in-review');
    expect(await run('waiting', { own: true }, marketer)).toContain('文案版本 1 待审核');
    expect(await run('waiting', { own: true }, reviewer)).toBe('没有待办事项。');
    await run('campaigns return', { revision: first, reason: 'too long' }, reviewer);
    expect(await run('waiting', {}, marketer)).toContain('Re Viewer 退回了 Ma Rket 的“daily”文案版本 1。');
    expect(await run('waiting', {}, reviewer)).toBe('没有待办事项。');
    const second = await write('in-review');
    expect(await run('waiting', {}, marketer)).toBe('没有待办事项。');
    await orm
      .update(campaignRevisions)
      .set({ state: 'approved', approver: 'Re Viewer', approvedAt: api.clock.read() })
      .where(eq(campaignRevisions.id, Number(second)));
    expect(await run('waiting', {}, marketer)).toContain('Re Viewer 通过了 Ma Rket 的“daily”文案版本 2，尚未发布。');
    await orm.update(campaignRevisions).set({ publishedAt: api.clock.read() });
    expect(await run('waiting', {}, marketer)).toBe('没有待办事项。');
    await orm.update(campaignRevisions).set({ publishedAt: null });
    expect(await readOwnRevisions({ orm, now: api.clock.read() })).toHaveLength(1);
    api.clock.move(14 * DAY);
    expect(await readOwnRevisions({ orm, now: api.clock.read() })).toEqual([]);
  });

  test.each([
    ['a budget of which a fifth is left', () => addBudget(10_000, 8_000)],
    ['stock of which a fifth is left', () => addStock('', 10, 8)],
    ['a red packet of one hour', () => addStock('2026-06-01T12:00', 10, 10)],
    ['a backup of yesterday', async () => api.clock.move(25 * HOUR)],
  ])('%s is not noticed', async (_what, prepare) => {
    await prepare();
    expect(await run('waiting', {}, await signedInAs(api.services, 'Ada Admin', 'admin'))).toBe('没有待办事项。');
  });

  test('notices this month’s stock, an old backup and ending holidays', async () => {
    await addStock('2026-06', 10, 9);
    expect(await run('waiting', {}, await signedInAs(api.services, 'Ada Admin', 'admin'))).toContain('库存不足');
    api.clock.move(Date.parse('2029-12-20T00:00:00Z') - api.clock.read().getTime());
    const later = await run('waiting', {}, await signedInAs(api.services, 'Li Na', 'admin'));
    expect(later).toContain('最近一次备份在 2026-06-01 12:00。');
    expect(later).toContain('的休市日只录入到');
    expect(later).not.toContain('库存不足');
  });

  test('notices certificates that visitors would not trust, to those who may change hosts', async () => {
    const [now, until] = [api.clock.read(), new Date('2026-06-03T04:00:00Z')];
    const checked = (host: string, certificate: string) => ({ host, certificate, until, checkedAt: now });
    await database()
      .orm.insert(hostCertificates)
      .values([
        checked('ending.example', 'ending'),
        checked('other.example', 'wrong_name'),
        ...['valid', 'no_answer', 'not_asked'].map((state) => checked(`${state}.example`, state)),
      ]);
    const shown = await run('waiting', {}, await signedInAs(api.services, 'Du Ty', 'on-duty'));
    expect(shown.match(/\S+ 的证书.*/g)?.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      'ending.example 的证书即将到期（有效至 2026-06-03 12:00）。',
      'other.example 的证书域名不符（有效至 2026-06-03 12:00）。',
    ]);
    expect(await run('waiting', {}, await signedInAs(api.services, 'Fi Nance', 'finance'))).toBe('没有待办事项。');
    expect(await run('health', {}, await signedInAs(api.services, 'Ada Admin', 'admin'))).toContain(
      'ending.example 的证书即将到期',
    );
  });

  describe('sending', () => {
    let sent: NoticeMessage[];
    let fails: boolean;
    beforeEach(() => {
      sent = [];
      fails = false;
    });
    const send = async (link: string | undefined = 'https://office.example') =>
      sendDueNotices({
        services: api.services,
        link,
        async send(message) {
          sent.push(message);
          if (fails) throw new Error('The webhook answered 500.');
        },
      });

    test('sends each notice once, and again every day while it lasts', async () => {
      expect(await send()).toBe(0);
      await reward('a', 5);
      await hold();
      expect(await send()).toBe(1);
      expect(sent[0]).toEqual({
        title: '运营待办 1 项',
        notices: [{ kind: 'rewards', text: '活动“daily”有 1 份奖励审核中，等待放行。' }],
        more: 0,
        link: 'https://office.example',
      });
      await addBudget(10_000, 9_000);
      api.clock.move(DAY - 1);
      await backUp();
      expect(await send()).toBe(1);
      expect(sent.at(-1)?.notices.map(({ kind }) => kind)).toEqual(['budget']);
      api.clock.move(1);
      expect(await send()).toBe(1);
      expect(sent.at(-1)?.notices.map(({ kind }) => kind)).toEqual(['rewards']);
      expect(await send()).toBe(0);
    });

    test('sends again when a notice returns after it was settled', async () => {
      await addBudget(10_000, 9_000);
      await send();
      await database().orm.delete(rewardBudgets);
      await send();
      expect(await database().orm.$count(sentNotices)).toBe(0);
      await addBudget(10_000, 9_000);
      expect(await send()).toBe(1);
    });

    test('tries again five minutes after a failure', async () => {
      await addBudget(10_000, 9_000);
      fails = true;
      await expect(send()).rejects.toThrow('answered 500');
      fails = false;
      expect(await send()).toBe(0);
      api.clock.move(5 * 60_000);
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      expect(sent).toHaveLength(2);
    });

    test('several servers send a notice once', async () => {
      await addBudget(10_000, 9_000);
      expect((await Promise.all(Array.from({ length: 4 }, () => send()))).sort()).toEqual([0, 0, 0, 1]);
    });

    test('a server tries again after a failure, logs it without the address, and stops', async () => {
      await addBudget(10_000, 9_000);
      const warn = jest.fn();
      const webhook = { url: 'http://127.0.0.1:1/secret-key', format: 'json' as const };
      const stop = startNotices({ services: api.services, link: undefined }, webhook, { warn });
      while (warn.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
      await stop();
      expect(String(warn.mock.calls[0]?.[0].err)).toContain('cannot be reached');
      expect(String(warn.mock.calls)).not.toContain('secret-key');
    });

    test('messages contain no account and no number of a customer', async () => {
      const finance = await signedInAs(api.services, 'Fi Nance', 'finance');
      await reward('a', 150);
      const gift = { campaign: 'daily', account, reference: 'T-1', amount: '150', unit: 'usd', reason: '13800138000' };
      await run('give', gift, finance);
      expect(await send()).toBe(1);
      expect(JSON.stringify(sent)).toContain('手动发放');
      expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${account}|13800138000`));
    });
  });
});
