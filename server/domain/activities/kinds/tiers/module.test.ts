import { asc } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { DAY, HOUR } from '../../../../platform/clock/clock';
import { rewards } from '../../../../platform/database/schema/activities';
import { closeTrade, describeOnDatabase, Player, settleDeposit, TIERS } from '../../../../testing';

const PERIOD = { from: '2026-06-01', to: '2026-07-31' };
const LOCKED = 'locked: 尚未达到首档条件';
const COLLECTED = 'already_done: 已达档位的奖励均已领取';

const LADDER: ActivityOf<'tiers'> = {
  ...TIERS,
  activityId: 901,
  measure: 'lots',
  tiers: [
    { from: 1, reward: 8.1 },
    { from: 5, reward: 48.2 },
    { from: 1000, reward: 218.3 },
  ],
};

describeOnDatabase((database) => {
  const enter = (change: Partial<ActivityOf<'tiers'>> = {}) =>
    Player.enter<'tiers'>(database(), { ...LADDER, ...change }, PERIOD);
  const trade = (player: Player<'tiers'>, lots: number) =>
    closeTrade(database().orm, player.account, lots, player.api.clock.read());
  const collect = (player: Player<'tiers'>) => player.won('collect');
  const sources = async () =>
    (await database().orm.select().from(rewards).orderBy(asc(rewards.id))).map(({ source }) => source);
  const reverse = ({ api }: Player<'tiers'>, reference: string) => {
    const input = { reference, reason: 'of another account' };
    return api.run('reverse-trade', input);
  };

  // @proves 平仓满 …，得 …
  // @proves 各档为该档总额，不与低档累加
  // @proves 升档后补发差额
  // @proves 登录本页，在“…”中点击领取，系统按账户的真实记录核对，无需上传凭证
  test('gives the sum of the reached tier as one reward, and after a climb the difference to it', async () => {
    const player = await enter();
    expect(await player.state()).toEqual({
      kind: 'tiers',
      mine: { value: 0, reached: 0, collected: 0, missing: 1 },
      termEndsAt: null,
      ranking: [],
    });
    expect(await player.state('nobody')).toEqual({ kind: 'tiers', mine: null, termEndsAt: null, ranking: [] });
    await trade(player, 0.99);
    expect(await collect(player)).toEqual(LOCKED);
    await trade(player, 0.01);
    expect((await player.state()).mine).toEqual({ value: 1, reached: 8.1, collected: 0, missing: 4 });
    expect(await collect(player)).toEqual([{ label: '累计交易满 1 手', amount: 8.1, unit: 'usd' }]);
    expect(await collect(player)).toEqual(COLLECTED);
    await trade(player, 1200);
    expect(await collect(player)).toEqual([{ label: '累计交易满 1,000 手，补差额', amount: 210.2, unit: 'usd' }]);
    expect(await collect(player)).toEqual(COLLECTED);
    expect((await player.state()).mine).toEqual({ value: 1201, reached: 218.3, collected: 218.3, missing: null });
    expect(await sources()).toEqual(['tier:1', 'tier:1000']);
  });

  test('replaces a reward by that of the remaining value when a trade is reversed', async () => {
    const player = await enter();
    await trade(player, 1);
    const reference = await trade(player, 6);
    expect(await collect(player)).toEqual([{ label: '累计交易满 5 手', amount: 48.2, unit: 'usd' }]);
    expect(await reverse(player, reference)).toBe(
      `撤销账户 ${player.account} 的交易 ${reference}（XAUUSD 6 手）。收回奖励 1，共 48.2 美元。改发 8.1 美元。`,
    );
    expect((await player.state()).mine).toEqual({ value: 1, reached: 8.1, collected: 8.1, missing: 4 });
    await trade(player, 6);
    expect(await collect(player)).toEqual([{ label: '累计交易满 5 手，补差额', amount: 40.1, unit: 'usd' }]);
  });

  test('takes back a difference and leaves what was collected before', async () => {
    const player = await enter();
    await trade(player, 1);
    await collect(player);
    const reference = await trade(player, 6);
    await collect(player);
    expect(await reverse(player, reference)).toContain('收回奖励 2，共 40.1 美元。');
    expect((await player.state()).mine).toMatchObject({ reached: 8.1, collected: 8.1 });
  });

  test('gives a reopened reward again after a higher tier was collected', async () => {
    const player = await enter();
    await trade(player, 1);
    await collect(player);
    await trade(player, 6);
    await collect(player);
    await player.api.run('void', { id: ['1'], reason: 'a mistake' });
    expect(await collect(player)).toEqual(COLLECTED);
    await player.api.run('reopen', { id: ['1'], reason: 'a mistake' });
    expect(await collect(player)).toEqual([{ label: '累计交易满 5 手，补差额', amount: 8.1, unit: 'usd' }]);
    expect((await player.state()).mine).toMatchObject({ reached: 48.2, collected: 48.2 });
  });

  // @proves 首次入金满 …，得 …
  // @proves 累计入金满 …，得 …
  // @proves 以首次到账的那一笔入金为准，之后的入金不计入
  test('adds up deposits, or counts only the first one', async () => {
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
      expect(await collect(player)).toEqual([
        {
          label: measure === 'deposit' ? '累计入金满 $1,000' : '首次入金满 $200',
          amount: measure === 'deposit' ? 88 : 20,
          unit: 'usdt',
        },
      ]);
    }
  });

  test('counts nothing if the first deposit came before the campaign', async () => {
    const player = await enter({ measure: 'first-deposit' });
    const now = player.api.clock.read();
    await settleDeposit(database().orm, player.account, 800, new Date(now.getTime() - DAY));
    await settleDeposit(database().orm, player.account, 800, now);
    expect(await collect(player)).toEqual(LOCKED);
  });

  // @proves 平仓手数按当月计算
  // @proves 按自然月（北京时间）计算：每月 1 日 00:00 起重新累计，上月的数额不带入下月
  // @proves 当月达到的档位须在当月最后一日 24:00（北京时间）前领取，逾期不补
  test('counts and pays each Beijing month of a monthly ladder separately', async () => {
    const player = await enter({ term: 'month' });
    expect((await player.state()).termEndsAt).toBe('2026-06-30T16:00:00.000Z');
    await trade(player, 6);
    expect(await collect(player)).toHaveLength(1);
    player.api.clock.move(29.5 * DAY - 1);
    expect((await player.state()).mine).toMatchObject({ value: 6 });
    player.api.clock.move(1);
    expect(await player.state()).toMatchObject({
      mine: { value: 0, reached: 0, collected: 0, missing: 1 },
      termEndsAt: '2026-07-31T16:00:00.000Z',
    });
    expect(await collect(player)).toEqual(LOCKED);
    await trade(player, 1);
    expect(await collect(player)).toEqual([{ label: '累计交易满 1 手', amount: 8.1, unit: 'usd' }]);
    expect(await collect(player)).toEqual(COLLECTED);
    expect(await sources()).toEqual(['tier:2026-06:5', 'tier:2026-07:1']);
  });

  test("asks operators to check an earlier month's rewards when one of its trades is reversed", async () => {
    const player = await enter({ term: 'month' });
    const reference = await trade(player, 6);
    await collect(player);
    player.api.clock.move(30 * DAY);
    await trade(player, 1);
    await collect(player);
    expect(await reverse(player, reference)).toBe(
      `撤销账户 ${player.account} 的交易 ${reference}（XAUUSD 6 手）。不收回奖励。请核对奖励 1：系统无法判断是否符合条件。`,
    );
  });
});
