import type { ActivityOf } from '@/lib/activities/schema';
import { DAY, HOUR, SECOND } from '../../../../platform/clock/clock';
import { emit } from '../../../../platform/events/events';
import { closeTrade, describeOnDatabase, Player, TIERS } from '../../../../testing';
import { makeAccounts } from '../../testing/concurrency/accounts';

const RANKED: ActivityOf<'tiers'> = {
  ...TIERS,
  measure: 'lots',
  activityId: 901,
  term: 'month',
  tiers: [{ from: 1, reward: 8 }],
  ranking: true,
};
const PERIOD = { from: '2026-06-01', to: '2026-07-31' };

/** Emits the event of an operator's import. */
const announceOperation = () => emit('operation_recorded', { operation: 'import-trades', head: '' });

describeOnDatabase((database) => {
  // Cached rankings outlive a test's rows.
  beforeEach(announceOperation);
  const enter = (period = PERIOD) => Player.enter<'tiers'>(database(), RANKED, period);
  const trade = (player: Player<'tiers'>, lots: number, hours = 0) =>
    closeTrade(database().orm, player.account, lots, new Date(player.api.clock.read().getTime() + hours * HOUR));

  test('ranks the ten largest volumes of the Beijing month, the earlier one first, and adds the own place', async () => {
    const first = await enter();
    const { orm } = database();
    const now = first.api.clock.read();
    expect(await first.state()).toMatchObject({ ranking: [], rankedAt: now.toISOString() });
    const [late, ...others] = (await makeAccounts(orm, 12, now)).map(({ account }) => account);
    for (const [index, account] of others.entries()) await closeTrade(orm, account, 20 - index, now);
    // As much as the tenth, but later.
    await closeTrade(orm, late ?? '', 11, new Date(now.getTime() + HOUR));
    await trade(first, 3);
    // The last hour of May in Beijing.
    await trade(first, 100, -13);
    announceOperation();
    const { ranking } = await first.state();
    expect(ranking.map(({ rank, value, own }) => [rank, value, own])).toEqual([
      ...Array.from({ length: 10 }, (_, index) => [index + 1, 20 - index, false]),
      [13, 3, true],
    ]);
    expect(ranking[0]?.account).toBe(`${others[0]?.slice(0, 2)}****${others[0]?.slice(-2)}`);
    expect(ranking[9]?.account).toBe(`${others[9]?.slice(0, 2)}****${others[9]?.slice(-2)}`);
    const anonymous = await first.state('nobody');
    expect([anonymous.mine, anonymous.ranking.length]).toEqual([null, 10]);
    await trade(first, 8.5);
    announceOperation();
    const risen = (await first.state()).ranking;
    expect([risen.length, risen[9]]).toEqual([10, { ...ranking[10], rank: 10, value: 11.5 }]);
    first.api.clock.move(30 * DAY);
    expect((await first.state()).ranking).toEqual([]);
  });

  test('counts a ranking once for parallel readers, and recounts an old one while it still serves it', async () => {
    const first = await enter();
    const { orm } = database();
    const counted = jest.spyOn(orm, 'select');
    const rankings = () => counted.mock.calls.filter(([fields]) => fields && 'accounts' in fields).length;
    const values = async () => (await first.state()).ranking.map(({ value }) => value);
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
  });

  // @proves 名次不另设奖，奖励只按各人自己达到的档位发放
  test('returns a ranking with a collection when none is cached', async () => {
    const first = await enter();
    await trade(first, 6);
    const { state, won } = (await first.act('collect')).json().Data;
    expect(state.ranking).toMatchObject([{ rank: 1, value: 6, own: true }]);
    expect(won).toMatchObject([{ amount: 8 }]);
  });

  // @proves 开户或活动开始在月中的，自该时间起计算
  test('does not count trades before the campaign in its first month', async () => {
    const player = await enter({ from: '2026-06-10', to: '2026-07-31' });
    player.api.clock.move(12 * DAY);
    await trade(player, 9, -8 * 24);
    await trade(player, 2);
    expect(await player.state()).toMatchObject({ mine: { value: 2 }, ranking: [{ value: 2 }] });
  });

  test('shows the month in which the campaign ended, up to its end', async () => {
    const player = await enter({ from: '2026-05-01', to: '2026-06-30' });
    await trade(player, 3, -13);
    await trade(player, 2);
    player.api.clock.move(30 * DAY);
    await trade(player, 5);
    expect(await player.state()).toMatchObject({
      mine: { value: 2, reached: 8 },
      termEndsAt: '2026-06-30T16:00:00.000Z',
      ranking: [{ value: 2 }],
    });
  });

  test('ranks by months in a campaign without dates', async () => {
    const player = await Player.enter<'tiers'>(database(), RANKED);
    await trade(player, 3, -13);
    await trade(player, 2);
    expect(await player.state()).toMatchObject({ mine: { value: 2 }, ranking: [{ value: 2 }] });
  });
});
