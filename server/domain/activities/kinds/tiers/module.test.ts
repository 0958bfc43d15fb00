import type { ActivityOf } from '@/lib/activities/schema';
import { DAY, HOUR, SECOND } from '../../../../platform/clock/clock';
import { emit } from '../../../../platform/events/events';
import { describeOnBothDatabases } from '../../../../testing/databases';
import { closeTrade, settleDeposit } from '../../../../testing/facts';
import { Player } from '../../../../testing/player';
import { makeAccounts } from '../../testing/concurrency/accounts';

const PERIOD = { from: '2026-06-01', to: '2026-07-31' };

/** What is heard of an operator's import. */
const operate = () => emit('operator_act', { act: 'import-trades', head: '' });

const TIERS: ActivityOf<'tiers'> = {
  kind: 'tiers',
  title: '交易赠金',
  activityId: 901,
  measure: 'lots',
  unit: 'usd',
  tiers: [
    { from: 1, reward: 8.1 },
    { from: 5, reward: 48.2 },
    { from: 1000, reward: 218.3 },
  ],
  sliderMax: 1000,
  ranking: false,
};

describeOnBothDatabases((database) => {
  // Rankings outlive a test's rows.
  beforeEach(operate);
  const enter = (change: Partial<ActivityOf<'tiers'>> = {}) =>
    Player.enter<'tiers'>(database(), { ...TIERS, ...change }, PERIOD);
  const trade = (player: Player<'tiers'>, lots: number, hours = 0) =>
    closeTrade(database().orm, player.account, lots, new Date(player.api.clock.read().getTime() + hours * HOUR));
  const collect = async (player: Player<'tiers'>) => {
    const answer = (await player.act('collect')).json();
    return answer.code ?? answer.Data.won;
  };

  test('collecting gives every newly reached tier what it has over the one below; the sum is the reached reward', async () => {
    const player = await enter();
    expect((await player.state()).mine).toEqual({ value: 0, reached: 0, collected: 0, missing: 1 });
    expect(await collect(player)).toBe('locked');
    await trade(player, 0.7);
    await trade(player, 0.6);
    expect((await player.state()).mine).toEqual({ value: 1.3, reached: 8.1, collected: 0, missing: 3.7 });
    expect(await collect(player)).toEqual([{ label: '累计交易满1手', amount: 8.1, unit: 'usd' }]);
    expect(await collect(player)).toBe('already_done');
    await trade(player, 1200);
    expect(await collect(player)).toEqual([
      { label: '累计交易满5手', amount: 40.1, unit: 'usd' },
      { label: '累计交易满1,000手', amount: 170.1, unit: 'usd' },
    ]);
    expect((await player.state()).mine).toEqual({ value: 1201.3, reached: 218.3, collected: 218.3, missing: null });
  });

  test('twenty collections at once give what one gives', async () => {
    const player = await enter();
    await trade(player, 6);
    const answers = await Promise.all(Array.from({ length: 20 }, () => collect(player)));
    expect(answers.filter((answer) => answer !== 'already_done')).toHaveLength(1);
    expect((await player.state()).mine?.collected).toBe(48.2);
  });

  test('deposits are added up, or the first one counts alone', async () => {
    const ladder = [
      { from: 200, reward: 20 },
      { from: 1000, reward: 88 },
    ];
    for (const [measure, value] of [
      ['deposit', 1100],
      ['first-deposit', 300],
    ] as const) {
      const player = await enter({ measure, tiers: ladder, unit: 'usdt' });
      const now = player.api.clock.read();
      await settleDeposit(database().orm, player.account, 800, new Date(now.getTime() + HOUR));
      await settleDeposit(database().orm, player.account, 300, now);
      expect((await player.state()).mine?.value).toBe(value);
      expect(await collect(player)).toContainEqual({
        label: measure === 'deposit' ? '累计入金满$200' : '首次入金满$200',
        amount: 20,
        unit: 'usdt',
      });
    }
  });

  test('a first deposit from before the campaign reaches nothing, nor do later ones', async () => {
    const player = await enter({ measure: 'first-deposit' });
    const now = player.api.clock.read();
    await settleDeposit(database().orm, player.account, 800, new Date(now.getTime() - DAY));
    await settleDeposit(database().orm, player.account, 800, now);
    expect(await collect(player)).toBe('locked');
  });

  test('a ladder by months counts and pays each Beijing month by itself', async () => {
    const player = await enter({ term: 'month' });
    expect((await player.state()).termEndsAt).toBe('2026-06-30T16:00:00.000Z');
    await trade(player, 6);
    expect(await collect(player)).toHaveLength(2);
    player.api.clock.move(30 * DAY);
    expect(await player.state()).toMatchObject({
      mine: { value: 0, reached: 0, collected: 0, missing: 1 },
      termEndsAt: '2026-07-31T16:00:00.000Z',
    });
    expect(await collect(player)).toBe('locked');
    await trade(player, 1);
    expect(await collect(player)).toEqual([{ label: '累计交易满1手', amount: 8.1, unit: 'usd' }]);
    expect(await collect(player)).toBe('already_done');
  });

  test('the ranking holds the ten largest volumes of this Beijing month, the earlier one first, and the own place', async () => {
    const first = await enter({ ranking: true });
    const { orm } = database();
    const now = first.api.clock.read();
    expect(await first.state()).toMatchObject({ ranking: [], rankedAt: now.toISOString() });
    const [late, ...others] = (await makeAccounts(orm, 12, now)).map(({ account }) => account);
    for (const [index, account] of others.entries()) await closeTrade(orm, account, 20 - index, now);
    // As much as the tenth has, but later.
    await closeTrade(orm, late ?? '', 11, new Date(now.getTime() + HOUR));
    await trade(first, 3);
    // The last hour of May in Beijing.
    await trade(first, 100, -13);
    operate();
    const { ranking } = await first.state();
    expect(ranking.map(({ rank, value, own }) => [rank, value, own])).toEqual([
      ...Array.from({ length: 10 }, (_, index) => [index + 1, 20 - index, false]),
      [13, 3, true],
    ]);
    expect(ranking[0]?.account).toBe(`${others[0]?.slice(0, 2)}****${others[0]?.slice(-2)}`);
    expect(ranking[9]?.account).toBe(`${others[9]?.slice(0, 2)}****${others[9]?.slice(-2)}`);
    const anonymous = await first.state('nobody');
    expect([anonymous.mine, anonymous.ranking.length]).toEqual([null, 10]);
    first.api.clock.move(30 * DAY);
    expect((await first.state()).ranking).toEqual([]);
  });

  test('a ranking is counted once for all its readers, anew by who asks later, and nobody waits for that', async () => {
    const first = await enter({ ranking: true });
    const { orm } = database();
    const counted = jest.spyOn(orm, 'select');
    const rankings = () => counted.mock.calls.filter(([fields]) => fields && 'accounts' in fields).length;
    const values = async () => (await first.state()).ranking.map(({ value }) => value);
    try {
      await Promise.all(Array.from({ length: 20 }, values));
      expect(rankings()).toBe(1);
      await trade(first, 3);
      first.api.clock.move(10 * SECOND - 1);
      expect(await values()).toEqual([]);
      expect(rankings()).toBe(1);
      first.api.clock.move(1);
      expect(await values()).toEqual([]);
      while ((await values()).length === 0);
      expect([await values(), rankings()]).toEqual([[3], 2]);
      await trade(first, 2);
      first.api.clock.move(DAY);
      expect(await values()).toEqual([3]);
      while ((await values())[0] === 3);
      expect([await values(), rankings()]).toEqual([[5], 3]);
    } finally {
      counted.mockRestore();
    }
  });

  test('who collects sees the ranking too, which nobody has counted before', async () => {
    const first = await enter({ ranking: true });
    await trade(first, 6);
    const { state } = (await first.act('collect')).json().Data;
    expect(state.ranking).toMatchObject([{ rank: 1, value: 6, own: true }]);
  });
});
