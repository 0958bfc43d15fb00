import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { activityEngine } from '../../domain/activities/activity-engine';
import { spend } from '../../domain/activities/engine/budget';
import { type LiveAccount, makeAccounts } from '../../domain/activities/testing/concurrency/accounts';
import { act, countAnswers } from '../../domain/activities/testing/concurrency/act';
import { auditEntries, rewardBudgets, rewards } from '../../platform/database/schema/activities';
import { campaignWith, couponOf, describeOnDatabase, TASKS, TestApi, taskOf, usd, verify } from '../../testing';

/** Two tasks that give $1.10 together. */
const GIFTS: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [taskOf('open', { type: 'registered' }, usd(0.35)), taskOf('again', { type: 'registered' }, usd(0.75))],
};
const COUPON: ActivityOf<'coupon'> = { kind: 'coupon', title: '券', coupons: [couponOf('loss', 20)] };
const CAMPAIGNS = [campaignWith('one', GIFTS, COUPON), campaignWith('two', GIFTS)];
const DAY = 24 * 3_600_000;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
  });
  const collect = (slug: string, task: string, { token }: LiveAccount) =>
    act(api, token, { slug, kind: 'tasks', action: 'collect', input: { task } });
  const claim = ({ token }: LiveAccount) =>
    act(api, token, { slug: 'one', kind: 'coupon', action: 'claim', input: { id: 'loss' } });
  const all = () => database().orm.select().from(rewards).orderBy(rewards.id);
  const cents = async (slug?: string) => {
    const given = (await all()).filter(({ state }) => state === 'given' || state === 'paid');
    const own = given.filter((reward) => slug === undefined || reward.slug === slug);
    return own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  };
  const spent = async (scope: string) =>
    (await database().orm.select().from(rewardBudgets).where(eq(rewardBudgets.scope, scope)))[0]?.spent;
  const someone = async () => {
    const [account] = await makeAccounts(database().orm, 1, api.clock.read());
    if (!account) throw new Error('There is no account.');
    await verify(database().orm, account.account, api.clock.read());
    return account;
  };

  test('concurrent gifts never exceed the budgets; the rest stays pending', async () => {
    await api.run('set-budget', { campaign: 'one', dollars: '6.20' });
    await api.run('set-budget', { campaign: 'all', dollars: '9.99' });
    const players = await makeAccounts(database().orm, 20, api.clock.read());
    const requests = players.flatMap((player) =>
      ['one', 'two'].flatMap((slug) => ['open', 'again'].map((task) => collect(slug, task, player))),
    );
    expect(countAnswers(await Promise.all(requests))).toEqual({ ok: 80 });
    const states = (await all()).map(({ state }) => state);
    expect(states).toHaveLength(80);
    expect(new Set(states)).toEqual(new Set(['given', 'held']));
    const [one, both] = [await cents('one'), await cents()];
    expect([one, both]).toEqual([await spent('one'), await spent('')]);
    expect(one).toBeLessThanOrEqual(620);
    expect(both).toBeLessThanOrEqual(999);
    // Less than the smallest reward is left, because some stayed pending.
    expect(999 - both).toBeLessThan(35);
  });

  test('a budget that is set during a gift includes the gift', async () => {
    const { account } = await someone();
    const request = { slug: 'one', kind: 'tasks', action: 'collect', input: { task: 'again' } } as const;
    const { step } = activityEngine.prepareAct(api.services, request, account, api.clock.read());
    let setting: Promise<string> | undefined;
    await database().orm.transaction(async (orm) => {
      await step(orm);
      setting = api.run('set-budget', { campaign: 'one', dollars: '5' });
      // More statements than set-budget needs if it does not wait.
      for (let count = 0; count < 200; count++) await orm.execute('select 1');
    });
    await setting;
    expect([await cents('one'), await spent('one')]).toEqual([75, 75]);
  });

  test('gives rewards that cost no money even without budget', async () => {
    await api.run('set-budget', { campaign: 'one', dollars: '1' });
    await collect('one', 'again', await someone());
    await api.run('set-budget', { campaign: 'one', dollars: '0.50' });
    expect(await spend(database().orm, 'one', 1)).toBe(false);
    expect(await spend(database().orm, 'one', 0)).toBe(true);
    expect(await spent('one')).toBe(75);
  });

  test('shows a pending reward to the visitor until it is released', async () => {
    await api.run('set-budget', { campaign: 'one', dollars: '0.35' });
    const player = await someone();
    expect((await collect('one', 'open', player)).json().Data.won).toEqual([usd(0.35)]);
    expect((await collect('one', 'again', player)).json().Data.won).toEqual([{ ...usd(0.75), held: true }]);
    expect((await collect('one', 'again', player)).json().code).toBe('already_done');
    const overview = await api.send('/apis/uc/activity/overview', { token: player.token });
    expect(overview.json().Data.rewards).toMatchObject([{ state: 'held' }, { state: 'given' }]);
    const [, pending] = await all();
    const id = [String(pending?.id)];
    expect(await api.run('held')).toContain(player.account);
    await expect(api.run('pay', { id })).rejects.toThrow('审核中');
    await expect(api.run('release', { id })).rejects.toThrow('预算不足');
    await api.run('set-budget', { campaign: 'one', dollars: '1.10' });
    expect(await api.run('release', { id })).toBe('1 笔奖励已放行。');
    expect(await api.run('release', { id })).toContain('此前已是此状态');
    expect([await cents('one'), await spent('one')]).toEqual([110, 110]);
    expect(await api.run('pay', { id })).toBe('1 笔奖励已到账。');
    expect(await api.run('held')).toBe('没有审核中的奖励。');
  });

  test('refused and voided rewards do not count as spent', async () => {
    await api.run('set-budget', { campaign: 'one', dollars: '0.75' });
    const [first, second] = [await someone(), await someone()];
    for (const player of [first, second]) await collect('one', 'again', player);
    const [given, pending] = (await all()).map(({ id }) => [String(id)]);
    await expect(api.run('refuse', { id: given, reason: 'fraud' })).rejects.toThrow('待发放，不在审核中');
    await api.run('refuse', { id: pending, reason: 'fraud' });
    expect(await spent('one')).toBe(75);
    await api.run('void', { id: given, reason: 'fraud' });
    expect(await spent('one')).toBe(0);
    expect((await all()).map(({ state }) => state)).toEqual(['void', 'void']);
    expect((await database().orm.select().from(auditEntries)).map((row) => row.operation)).toEqual([
      'set-budget',
      'refuse',
      'void',
    ]);
  });

  test('a pending coupon cannot be used, and its term starts with its release', async () => {
    await api.run('set-budget', { campaign: 'all', dollars: '19.99' });
    const player = await someone();
    const answer = await claim(player);
    expect(answer.json().Data.state.mine.coupons).toMatchObject([{ state: 'held' }]);
    const use = () => api.run('use-coupon', { campaign: 'one', coupon: 'loss', account: player.account });
    await expect(use()).rejects.toThrow('审核中');
    api.clock.move(10 * DAY);
    await api.run('set-budget', { campaign: 'all', dollars: 'none' });
    await api.run('release', { id: [String((await all())[0]?.id)] });
    expect(await use()).toContain('已核销');
  });

  test('lists budgets with what is left', async () => {
    expect(await api.run('budgets')).toBe('未设预算。');
    await collect('one', 'open', await someone());
    expect(await api.run('set-budget', { campaign: 'one', dollars: '0.30' })).toContain('已无剩余');
    await collect('one', 'again', await someone());
    expect(await api.run('budgets')).toMatch(/one +\$0\.30 +\$0\.35 +\$0 +1/);
    await expect(api.run('set-budget', { campaign: 'one', dollars: '-1' })).rejects.toThrow('须为美元金额');
  });
});
