import { asc, eq } from 'drizzle-orm';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { pointBalances, pointPostings, rewardBudgets, rewards } from '../../../platform/database/schema/activities';
import { describeOnDatabase, usd } from '../../../testing';
import { makeAccounts } from '../testing/concurrency/accounts';
import { awaiting, give, markPending, readGiven, readRewards } from './give';
import type { AccountPlace } from './module';

const now = new Date('2026-06-01T04:00:00Z');
const POINTS: GivenPrize = { label: '签到积分', amount: 30, unit: 'points' };

test('marks only unpaid rewards of unverified accounts as waiting for verification', () => {
  expect(awaiting({ state: 'given' }, false)).toEqual({ unverified: true });
  expect(awaiting({ state: 'given' }, true)).toEqual({});
  for (const state of ['held', 'paid', 'void'] as const) expect(awaiting({ state }, false)).toEqual({});
});

describeOnDatabase((database) => {
  let account: string;
  let other: string;
  beforeEach(async () => {
    [account = '', other = ''] = (await makeAccounts(database().orm, 2, now)).map(({ account }) => account);
  });

  const at = (changes: Partial<AccountPlace> = {}): AccountPlace => ({
    orm: database().orm,
    slug: 'made-up',
    activity: { kind: 'signin' },
    account,
    now,
    ...changes,
  });
  const stored = () => database().orm.select().from(rewards).orderBy(asc(rewards.id));
  const setBudget = (limit: number) =>
    database().orm.insert(rewardBudgets).values({ scope: 'made-up', limit, spent: 0 });
  const spent = async () => (await database().orm.select().from(rewardBudgets)).map(({ spent }) => spent);

  test('gives a prize once per source, and stores it as unpaid', async () => {
    expect(await give(at(), 'day:1', usd(3.5))).toBe(true);
    expect(await give(at(), 'day:1', usd(4))).toBe(false);
    expect(await stored()).toEqual([
      expect.objectContaining({
        slug: 'made-up',
        kind: 'signin',
        account,
        source: 'day:1',
        label: '$3.5 赠金',
        amount: 3.5,
        unit: 'usd',
        state: 'given',
        givenAt: now,
        changedAt: now,
        reopenedAt: null,
      }),
    ]);
    expect(await database().orm.$count(pointPostings)).toBe(0);
  });

  // @proves 积分即时记入积分账户，可在“积分兑换”活动页使用，不可提现或转让
  test('pays points out with the act, once', async () => {
    expect(await give(at(), 'day:1', POINTS)).toBe(true);
    expect(await give(at(), 'day:1', POINTS)).toBe(false);
    expect((await stored()).map(({ state }) => state)).toEqual(['paid']);
    const balances = database().orm.select().from(pointBalances).where(eq(pointBalances.account, account));
    expect(await balances).toEqual([expect.objectContaining({ balance: 30, owed: 0 })]);
    const posted = database().orm.select().from(pointPostings).where(eq(pointPostings.book, 'visitor'));
    expect(await posted).toEqual([
      expect.objectContaining({ account, slug: 'made-up', label: '签到积分', amount: 30, at: now }),
    ]);
  });

  test('stores a reward as pending if the budget is too small, without spending, and still gives smaller ones', async () => {
    await setBudget(500);
    expect(await give(at(), 'day:1', usd(3))).toBe(true);
    expect(await give(at(), 'day:2', usd(3))).toBe(true);
    expect(await give(at(), 'day:2', usd(3))).toBe(false);
    expect(await give(at(), 'day:3', usd(2))).toBe(true);
    expect((await stored()).map(({ source, state }) => [source, state])).toEqual([
      ['day:1', 'given'],
      ['day:2', 'held'],
      ['day:3', 'given'],
    ]);
    expect(await spent()).toEqual([500]);
  });

  test('stores the book value of a gift, and spends it per piece', async () => {
    await setBudget(500);
    const cups = { label: '杯', amount: 2, unit: 'gift', bookValue: 2.25 } as const;
    for (const source of ['day:1', 'day:2']) expect(await give(at(), source, cups)).toBe(true);
    expect((await stored()).map(({ bookValue, state }) => [bookValue, state])).toEqual([
      [2.25, 'given'],
      [2.25, 'held'],
    ]);
    expect(await spent()).toEqual([450]);
    expect(await markPending(at(), [cups])).toEqual([{ ...cups, held: true }]);
  });

  test('reads the rewards of one account in one activity by source and by prefix', async () => {
    await give(at(), 'day:1', usd(1));
    await give(at(), 'week:1', usd(2));
    await give(at(), 'a day:1', usd(3));
    await give(at({ slug: 'another' }), 'day:2', usd(4));
    await give(at({ activity: { kind: 'tasks' } }), 'day:3', usd(5));
    await give(at({ account: other }), 'day:4', usd(6));
    const sources = async (prefix?: string) => [...(await readRewards(at(), prefix)).keys()].sort();
    expect(await sources()).toEqual(['a day:1', 'day:1', 'week:1']);
    expect(await sources('day:')).toEqual(['day:1']);
    expect((await readRewards(at(), 'week')).get('week:1')).toMatchObject({ amount: 2, state: 'given' });
    expect(await readGiven(at(), 'day:')).toEqual(new Map([['day:1', usd(1)]]));
    expect([...(await readGiven(at())).keys()].sort()).toEqual(['a day:1', 'day:1', 'week:1']);
  });

  test('does not return a reopened reward, and gives it again', async () => {
    await give(at(), 'day:1', usd(1));
    await database().orm.update(rewards).set({ state: 'void', reopenedAt: now });
    expect(await readRewards(at())).toEqual(new Map());
    expect(await give(at(), 'day:1', usd(1))).toBe(true);
    expect((await readRewards(at())).get('day:1')?.state).toBe('given');
  });

  test("marks only the pending ones among an act's prizes", async () => {
    await setBudget(100);
    const won = [usd(1), usd(2), usd(3), POINTS];
    for (const [index, prize] of won.entries()) await give(at(), `day:${index}`, prize);
    expect(await markPending(at(), won)).toEqual([
      usd(1),
      { ...usd(2), held: true },
      { ...usd(3), held: true },
      POINTS,
    ]);
  });

  test('marks no prize because of pending rewards of other activities, accounts or times', async () => {
    await setBudget(0);
    await database().orm.insert(rewardBudgets).values({ scope: '', limit: 0, spent: 0 });
    const later = new Date(now.getTime() + 1);
    for (const place of [
      at({ slug: 'another' }),
      at({ activity: { kind: 'tasks' } }),
      at({ account: other }),
      at({ now: later }),
    ]) {
      await give(place, 'day:1', usd(1));
    }
    await give(at(), 'day:2', { ...usd(1), label: '另一份' });
    await give(at(), 'day:3', { ...usd(2), label: usd(1).label });
    expect((await stored()).map(({ state }) => state)).toEqual(Array(6).fill('held'));
    expect(await markPending(at(), [usd(1)])).toEqual([usd(1)]);
  });

  test('queries no database without an account or for prizes that cost nothing', async () => {
    const orm = new Proxy(database().orm, {
      get: () => {
        throw new Error('The database was queried.');
      },
    });
    expect(await readRewards({ ...at({ orm }), account: null })).toEqual(new Map());
    const won = [POINTS];
    expect(await markPending(at({ orm }), won)).toBe(won);
    await expect(markPending(at({ orm }), [POINTS, usd(1)])).rejects.toThrow('The database was queried.');
  });
});
