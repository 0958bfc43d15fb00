import type { ActivityOf } from '@/lib/activities/schema';
import { closeTrade, describeOnDatabase, Player } from '../../../../testing';

const ALL_COLLECTED = 'already_done: 返现已领取，继续交易可再次领取';

const CASHBACK: ActivityOf<'cashback'> = {
  kind: 'cashback',
  title: '交易返现',
  activityId: 901,
  groups: [
    { label: '外汇', symbols: ['EURUSD', 'USDJPY'], perLot: 3.1 },
    { label: '指数', symbols: ['US500'], perLot: 1.25 },
  ],
};

describeOnDatabase((database) => {
  const enter = () => Player.enter<'cashback'>(database(), CASHBACK, { from: '2026-06-01', to: '2026-06-30' });
  const trade = (player: Player<'cashback'>, symbol: string, lots: number) =>
    closeTrade(database().orm, player.account, lots, player.api.clock.read(), symbol);
  const collect = (player: Player<'cashback'>) => player.won('collect');

  // @proves …：每平仓 1 手返 …，共 … 个品种：…
  // @proves 不足 1 手的按比例计，返现精确到 0.01 美元
  // @proves 各组分别计算后合计
  test('pays lots by their group to the cent, and nothing for other symbols', async () => {
    const player = await enter();
    await trade(player, 'EURUSD', 0.1);
    await trade(player, 'USDJPY', 0.2);
    await trade(player, 'US500', 0.01);
    await trade(player, 'XAUUSD', 10);
    const groups = [
      { label: '外汇', lots: 0.3, earned: 0.93 },
      { label: '指数', lots: 0.01, earned: 0.01 },
    ];
    expect(await player.state()).toEqual({ kind: 'cashback', mine: { groups, earned: 0.94, collected: 0 } });
  });

  // @proves 登录本页，在“…”中点击领取，领取的是至今尚未领过的全部返现
  test('collects only what was earned since the last time', async () => {
    const player = await enter();
    expect(await collect(player)).toBe('locked: 完成一笔交易后即可领取返现');
    await trade(player, 'EURUSD', 1);
    const [first, second] = await Promise.all([collect(player), collect(player)]);
    expect([first, second]).toContainEqual([{ label: '交易返现', amount: 3.1, unit: 'usd' }]);
    expect([first, second]).toContain(ALL_COLLECTED);
    await trade(player, 'US500', 2);
    expect(await collect(player)).toEqual([{ label: '交易返现', amount: 2.5, unit: 'usd' }]);
    expect((await player.state()).mine).toMatchObject({ earned: 5.6, collected: 5.6 });
  });

  test('shows nothing personal without an account', async () => {
    expect(await (await enter()).state('nobody')).toEqual({ kind: 'cashback', mine: null });
  });
});
