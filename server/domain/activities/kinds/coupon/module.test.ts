import type { ActivityOf } from '@/lib/activities/schema';
import { rewards } from '../../../../platform/database/schema/activities';
import { couponOf, describeOnDatabase, Player, settleDeposit } from '../../../../testing';
import { coupon } from './module';

const HOUR = 3_600_000;
const HAS_ONE = 'already_done: 该券已领取，每个账户限领一张';
const SOLD_OUT = 'sold_out: 该券已领完';

const COUPONS: ActivityOf<'coupon'> = {
  kind: 'coupon',
  title: '包赔券',
  coupons: [
    couponOf('small', 20, { inForceAfterHours: 2, validDays: 1, stock: 1 }),
    couponOf('large', 100, { condition: { type: 'deposit', from: 500 } }),
  ],
};

test('stocks only coupons of limited number', () => {
  expect(coupon.stock?.(COUPONS)).toEqual([
    { item: 'small', name: '$20 包赔券', total: 1, prize: { amount: 20, unit: 'coupon' } },
  ]);
});

describeOnDatabase((database) => {
  const enter = () => Player.enter<'coupon'>(database(), COUPONS);
  const claim = (player: Player<'coupon'>, id: string) => player.won('claim', { id });
  const couponOf = async (player: Player<'coupon'>, id: string) =>
    (await player.state()).mine?.coupons.find((coupon) => coupon.id === id);

  // @proves 仅限首次注册、且注册未满 … 天的账户领取
  test('lets a new account claim until its last allowed moment', async () => {
    const days = 30;
    const player = await Player.enter<'coupon'>(database(), { ...COUPONS, requires: { openedWithinDays: days } });
    const { clock } = player.api;
    clock.move(1);
    const late = await player.another();
    clock.move(days * 24 * HOUR - 2);
    expect(await claim(player, 'small')).toMatchObject([{ amount: 20 }]);
    clock.move(2);
    const refused = (await late.act('claim', { id: 'large' })).json();
    expect(refused).toMatchObject({ code: 'locked', Data: `本活动仅限注册未满 ${days} 天的新账户参加` });
    expect(await database().orm.select().from(rewards)).toHaveLength(1);
  });

  // @proves …领取 … 小时后生效，自生效起 … 天内有效
  // @proves …自领取起 … 天内有效
  // @proves 到期未用的自动作废，不补发、不折现
  test('starts and expires a claimed coupon by its dates', async () => {
    const player = await enter();
    const now = player.api.clock.read().getTime();
    expect(await couponOf(player, 'small')).toEqual({ id: 'small', state: 'open', from: null, to: null });
    expect(await claim(player, 'small')).toEqual([{ label: '$20 包赔券', amount: 20, unit: 'coupon' }]);
    const from = new Date(now + 2 * HOUR).toISOString();
    const to = new Date(now + 26 * HOUR).toISOString();
    expect(await couponOf(player, 'small')).toEqual({ id: 'small', state: 'claimed', from, to });
    player.api.clock.move(2 * HOUR - 1);
    expect((await couponOf(player, 'small'))?.state).toBe('claimed');
    player.api.clock.move(1);
    expect((await couponOf(player, 'small'))?.state).toBe('in-force');
    player.api.clock.move(24 * HOUR - 1);
    expect((await couponOf(player, 'small'))?.state).toBe('in-force');
    player.api.clock.move(1);
    expect(await couponOf(player, 'small')).toEqual({ id: 'small', state: 'expired', from, to });
    expect(await claim(player, 'small')).toBe(HAS_ONE);
  });

  test('shows a pending, used or taken-back coupon as such, regardless of its dates', async () => {
    const player = await enter();
    await claim(player, 'small');
    const seen = async (state: 'held' | 'paid' | 'void') => {
      await database().orm.update(rewards).set({ state });
      return (await couponOf(player, 'small'))?.state;
    };
    expect([await seen('held'), await seen('paid'), await seen('void')]).toEqual(['held', 'used', 'expired']);
    player.api.clock.move(1000 * HOUR);
    expect([await seen('held'), await seen('paid'), await seen('void')]).toEqual(['held', 'used', 'expired']);
    expect(await claim(player, 'small')).toBe(HAS_ONE);
  });

  // @proves … $…：…后可领
  test('locks a coupon until its condition is met', async () => {
    const player = await enter();
    expect((await couponOf(player, 'large'))?.state).toBe('locked');
    expect(await claim(player, 'large')).toBe('locked: 尚未达到领取条件');
    await settleDeposit(database().orm, player.account, 500, player.api.clock.read());
    expect((await couponOf(player, 'large'))?.state).toBe('open');
    expect(await claim(player, 'large')).toEqual([{ label: '$100 包赔券', amount: 100, unit: 'coupon' }]);
  });

  test('takes back only the coupon that a reversed deposit had reached', async () => {
    const player = await enter();
    const { orm } = database();
    const reference = await settleDeposit(orm, player.account, 500, player.api.clock.read());
    for (const id of ['small', 'large']) await claim(player, id);
    const input = { reference, reason: 'typed twice' };
    await player.api.run('reverse-deposit', input);
    const { mine } = await player.state();
    expect(mine?.coupons.map(({ id, state }) => [id, state])).toEqual([
      ['small', 'claimed'],
      ['large', 'locked'],
    ]);
  });

  // @proves … $…：…后可领，限量
  // @proves 每个账户每种限领一次
  // @proves 限量的领完为止，余量以页面显示为准
  test('gives the last coupon to one of many parallel claims, and none a second one', async () => {
    const first = await enter();
    const players = [first, ...(await Promise.all(Array.from({ length: 4 }, () => first.another())))];
    expect((await first.state('nobody')).coupons).toEqual([
      { id: 'small', left: 1 },
      { id: 'large', left: null },
    ]);
    const answers = await Promise.all(players.flatMap((player) => [claim(player, 'small'), claim(player, 'small')]));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(answers.filter((answer) => answer === HAS_ONE)).toHaveLength(1);
    expect(answers.filter((answer) => answer === SOLD_OUT)).toHaveLength(8);
    expect((await first.state()).coupons[0]).toEqual({ id: 'small', left: 0 });
  });

  test('rejects an unknown coupon at its field', async () => {
    const answer = await (await enter()).act('claim', { id: 'other' });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'id', message: '该券不存在' }]]);
  });
});
