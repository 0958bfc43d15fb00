import type { ActivityOf } from '@/lib/activities/schema';
import { runAsText } from '../../../../operations/testing/run-as-text';
import { pointPostings, rewards } from '../../../../platform/database/schema/activities';
import { describeOnDatabase, Player, settleDeposit } from '../../../../testing';

const HOUR = 3_600_000;
const mug = { label: '纪念杯', amount: 1, unit: 'gift' as const };
const bonus = { label: '$3 赠金', amount: 3, unit: 'usd' as const };

const DONE_TODAY = { code: 'already_done', Data: '今日积分已领取，明日再来' };
const DONE = { code: 'already_done', Data: '该任务的积分已领取' };

const POINTS: ActivityOf<'points'> = {
  kind: 'points',
  title: '积分商城',
  earn: [
    { by: 'day', id: 'visit', label: '每日访问', points: 30 },
    { by: 'condition', id: 'funded', label: '累计入金$500', points: 100, condition: { type: 'deposit', from: 500 } },
  ],
  shop: [
    { id: 'mug', cost: 50, stock: 1, prize: { ...mug, bookValue: 9 } },
    { id: 'bonus', cost: 40, stock: 5, prize: bonus },
  ],
};

// The clock of the tests starts at noon of 2026-06-01 in Beijing.
describeOnDatabase((database) => {
  const enter = () => Player.enter<'points'>(database(), POINTS);
  const earn = async (player: Player<'points'>, id: string) => (await player.act('earn', { id })).json();
  const redeem = async (player: Player<'points'>, id: string) => (await player.act('redeem', { id })).json();
  const fund = ({ account, api }: Player<'points'>) => settleDeposit(database().orm, account, 500, api.clock.read());

  // @proves 每天（北京时间 00:00 至 24:00）可领一次积分，每次 … 分
  // @proves …得 … 分
  // @proves 各记一次
  // @proves 登录本页点击领取积分，即时入账
  test('gives daily points once per Beijing day, and those of a condition once', async () => {
    const player = await enter();
    expect((await player.state()).mine?.earn).toEqual([
      { id: 'visit', state: 'open' },
      { id: 'funded', state: 'locked' },
    ]);
    expect((await earn(player, 'visit')).Data).toMatchObject({
      won: [{ label: '每日访问', amount: 30, unit: 'points' }],
      state: { mine: { balance: 30, earn: [{ state: 'done' }, { state: 'locked' }] } },
    });
    expect(await earn(player, 'visit')).toMatchObject(DONE_TODAY);
    expect(await earn(player, 'funded')).toMatchObject({ code: 'locked', Data: '任务尚未完成' });
    await fund(player);
    expect((await player.state()).mine?.earn[1]).toEqual({ id: 'funded', state: 'open' });
    expect((await earn(player, 'funded')).Data.state.mine.balance).toBe(130);
    player.api.clock.move(12 * HOUR - 1);
    expect(await earn(player, 'visit')).toMatchObject(DONE_TODAY);
    player.api.clock.move(1);
    expect((await player.state()).mine?.earn).toEqual([
      { id: 'visit', state: 'open' },
      { id: 'funded', state: 'done' },
    ]);
    expect(await earn(player, 'funded')).toMatchObject(DONE);
    expect((await earn(player, 'visit')).Data.state.mine.balance).toBe(160);
  });

  test('returns points and piece once when an operator takes a redemption back', async () => {
    const player = await enter();
    await fund(player);
    await earn(player, 'funded');
    await redeem(player, 'mug');
    await redeem(player, 'bonus');
    expect(await player.state()).toMatchObject({ shop: [{ left: 0 }, { left: 4 }], mine: { balance: 10 } });
    const id = (await player.rewards()).find(({ prize }) => prize.label === mug.label)?.id;
    const request = { operation: 'void', input: { id: [String(id)], reason: 'out of mugs' }, operator: 'Li Na' };
    await runAsText(player.api.services, request);
    await runAsText(player.api.services, request);
    expect(await player.state()).toMatchObject({ shop: [{ left: 1 }, { left: 4 }], mine: { balance: 60 } });
    expect((await player.state()).mine?.ledger[0]).toMatchObject({ label: '退回：纪念杯', change: 50, balance: 60 });
    expect((await redeem(player, 'mug')).Data.won).toEqual([mug]);
  });

  // @proves 积分可兑换页面所列的券、赠金与实物
  // @proves 余量以页面显示为准，兑完为止
  // @proves 点击兑换并确认后，积分即时扣除，不可退回
  test('takes a piece and its points for a redemption, and posts both sides', async () => {
    const player = await enter();
    await fund(player);
    await earn(player, 'funded');
    expect((await redeem(player, 'mug')).Data).toMatchObject({
      won: [mug],
      state: { shop: [{ id: 'mug', left: 0 }, { left: 5 }] },
    });
    expect(await redeem(player, 'mug')).toMatchObject({ code: 'sold_out', Data: '该商品已兑完' });
    expect((await redeem(player, 'bonus')).Data.state.mine.balance).toBe(10);
    expect(await redeem(player, 'bonus')).toMatchObject({ code: 'points_short', Data: '积分不足，兑换需40积分' });
    const { mine, shop } = await player.state();
    expect(shop[1]).toEqual({ id: 'bonus', left: 4 });
    expect(mine?.ledger.map(({ label, change, balance }) => [label, change, balance])).toEqual([
      ['兑换：$3 赠金', -40, 10],
      ['兑换：纪念杯', -50, 50],
      ['累计入金$500', 100, 100],
    ]);
    const postings = await database().orm.select().from(pointPostings);
    const sumOf = (book: string) =>
      postings.filter((posting) => posting.book === book).reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf('visitor'), sumOf('house')]).toEqual([10, -10]);
  });

  test('redeems the same item repeatedly, each time with a prize', async () => {
    const player = await enter();
    await fund(player);
    await earn(player, 'funded');
    await redeem(player, 'bonus');
    await redeem(player, 'bonus');
    const given = await database().orm.select().from(rewards).orderBy(rewards.id);
    expect(given.map(({ source, label, state }) => [source, label, state])).toEqual([
      ['earn:funded', '累计入金$500', 'paid'],
      ['redeem:bonus:1', bonus.label, 'given'],
      ['redeem:bonus:2', bonus.label, 'given'],
    ]);
  });

  test('rejects unknown ids at their field, and shows the shop without an account', async () => {
    const player = await enter();
    expect((await earn(player, 'bonus')).errors).toEqual([{ field: 'id', message: '该积分任务不存在' }]);
    expect((await redeem(player, 'visit')).errors).toEqual([{ field: 'id', message: '该商品不存在' }]);
    expect(await player.state('nobody')).toEqual({
      kind: 'points',
      shop: [
        { id: 'mug', left: 1 },
        { id: 'bonus', left: 5 },
      ],
      mine: null,
    });
  });
});
