import crypto from 'node:crypto';
import type { ActivityOf } from '@/lib/activities/schema';
import { describeOnDatabase, Player, REDPACKET } from '../../../../testing';

const MINUTE = 60_000;

const RAIN: ActivityOf<'redpacket'> = {
  ...REDPACKET,
  packets: [
    ...REDPACKET.packets,
    { id: 'points', prize: { label: '20 积分红包', amount: 20, unit: 'points' }, stock: 1 },
  ],
};

// The clock of the tests starts at noon of 2026-06-01 in Beijing, when a round begins.
describeOnDatabase((database) => {
  const enter = () => Player.enter<'redpacket'>(database(), RAIN);
  const grab = async (player: Player<'redpacket'>) => (await player.act('grab')).json();

  // @proves 每个账户每场限抢一个
  // @proves 当场未抢完的不累计到下一场
  // @proves 是否抢到，以服务器记录为准
  test('gives a visitor one packet per round', async () => {
    const player = await enter();
    expect(await player.state()).toEqual({
      kind: 'redpacket',
      round: {
        id: '2026-06-01T12:00',
        beginsAt: '2026-06-01T04:00:00.000Z',
        endsAt: '2026-06-01T04:01:00.000Z',
        left: 2,
      },
      next: { id: '2026-06-01T12:30', beginsAt: '2026-06-01T04:30:00.000Z' },
      mine: { grabbed: null },
    });
    const { Data } = await grab(player);
    expect(Data.state).toMatchObject({ round: { left: 1 }, mine: { grabbed: Data.won[0] } });
    expect(await grab(player)).toMatchObject({ code: 'already_done', Data: '本场红包您已抢到' });
    expect((await player.rewards()).map(({ prize }) => prize)).toEqual(Data.won);
    player.api.clock.move(30 * MINUTE);
    expect(await player.state()).toMatchObject({ round: { id: '2026-06-01T12:30', left: 2 }, mine: { grabbed: null } });
    expect((await grab(player)).Data.won).toHaveLength(1);
    expect(await player.rewards()).toHaveLength(2);
  });

  // @proves 每场 … 个红包：…
  test('gives out every packet of a round, and answers later visitors with the time of the next one', async () => {
    const player = await enter();
    const players = [player, await player.another(), await player.another(), await player.another()];
    const answers = await Promise.all(players.map(grab));
    const won = answers.flatMap(({ Data }) => Data.won ?? []);
    expect(won.map(({ amount }) => amount).sort()).toEqual([1, 20]);
    const late = answers.flatMap((answer, index) => (answer.IsSuccess ? [] : [{ answer, player: players[index] }]));
    const refused = { answer: { code: 'sold_out', Data: '本场红包已抢完，下一场 12:30 开始' } };
    expect(late).toMatchObject([refused, refused]);
    expect(await late[0]?.player?.state()).toMatchObject({ round: { left: 0 }, mine: { grabbed: null } });
  });

  // @proves 场内随机发出，剩余红包每个被抽中的机会均等
  test('gives each remaining packet with the same chance', async () => {
    const player = await Player.enter<'redpacket'>(database(), {
      ...RAIN,
      packets: RAIN.packets.map((packet) => ({ ...packet, stock: packet.id === 'points' ? 3 : 1 })),
    });
    const amounts: number[] = [];
    // The bonus is number 0 while it remains, and the points are the following numbers.
    for (const [index, drawn] of [3, 0, 0, 0].entries()) {
      const next = await player.another();
      const randomInt = jest.spyOn(crypto, 'randomInt').mockImplementation(() => drawn);
      amounts.push((await grab(next)).Data.won[0].amount);
      expect(randomInt.mock.calls).toContainEqual([4 - index]);
      randomInt.mockRestore();
    }
    expect(amounts).toEqual([20, 1, 20, 20]);
  });

  // @proves 个别场次另有增减的，以页面显示的余量为准
  test('lets an operator set the stock of a packet by round', async () => {
    const player = await enter();
    const set = (round?: string) =>
      player.api.run('set-stock', {
        campaign: Player.slug,
        item: 'redpacket/points',
        total: '7',
        ...(round && { round }),
      });
    await expect(set()).rejects.toThrow('红包按场次设库存');
    await set('2026-06-01T12:00');
    expect((await player.state()).round).toMatchObject({ left: 8 });
    player.api.clock.move(30 * MINUTE);
    expect((await player.state()).round).toMatchObject({ left: 2 });
  });

  // @proves 登录本页，在场次进行中点击落下的红包
  test('gives no packet between rounds', async () => {
    const player = await enter();
    player.api.clock.move(MINUTE);
    expect(await player.state()).toMatchObject({
      round: null,
      next: { id: '2026-06-01T12:30' },
      mine: { grabbed: null },
    });
    expect(await grab(player)).toMatchObject({ code: 'not_begun', Data: '红包雨还没开始，下一场 12:30 开始' });
  });

  test('shows the rounds without an account', async () => {
    const player = await enter();
    expect(await player.state('nobody')).toMatchObject({ round: { left: 2 }, mine: null });
    expect((await player.act('grab', {}, 'nobody')).json().code).toBe('unauthorized');
  });
});
