import { asc } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { runAsText } from '../../../../operations/testing/run-as-text';
import { activityEntries, rewards } from '../../../../platform/database/schema/activities';
import { closeTrade, describeOnDatabase, Player, usd } from '../../../../testing';

const HOUR = 3_600_000;
const segment = (id: string, odds: number, prize: ReturnType<typeof usd> | null, stock: number | null = null) => ({
  id,
  label: id,
  prize,
  odds,
  stock,
});

/** All but one spin in two thousand stop on the first segment while its stock lasts. */
const WHEEL: ActivityOf<'wheel'> = {
  kind: 'wheel',
  title: '幸运转盘',
  credits: [
    { from: 'day', count: 1, label: '每日1次' },
    { from: 'lots', each: 0.5, max: 3, label: '每0.5手1次' },
  ],
  segments: [
    segment('grand', 9995, usd(88), 2),
    segment('thanks', 1, null),
    ...['one', 'two', 'three', 'four'].map((id) => segment(id, 1, null)),
  ],
};

describeOnDatabase((database) => {
  const enter = (change: Partial<ActivityOf<'wheel'>> = {}) =>
    Player.enter<'wheel'>(database(), { ...WHEEL, ...change });
  const creditsOf = async (player: Player<'wheel'>) => (await player.state()).mine?.spins;
  const spin = async (player: Player<'wheel'>) => (await player.act('spin')).json();

  // @proves 登录本页参与，奖品即时记入“我的奖品”，无需另行申请
  test('uses a credit per spin, and gives the prize of the drawn segment', async () => {
    const player = await enter({ segments: WHEEL.segments.map((part) => ({ ...part, prize: usd(part.odds) })) });
    expect(await creditsOf(player)).toBe(1);
    const { Data } = await spin(player);
    const stopped = WHEEL.segments.find(({ id }) => id === Data.outcome.segment);
    expect(Data.outcome).toEqual({ kind: 'wheel', segment: stopped?.id });
    expect(Data.won).toEqual([usd(stopped?.odds ?? 0)]);
    expect(Data.state.mine).toEqual({ spins: 0 });
    expect((await player.rewards()).map(({ prize, state }) => ({ prize, state }))).toEqual([
      { prize: Data.won[0], state: 'given' },
    ]);
    expect(await spin(player)).toMatchObject({ code: 'no_credits', Data: '抽奖次数已用完' });
    expect(await player.rewards()).toHaveLength(1);
  });

  // @proves 限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项
  // @proves 剩余数量以页面显示为准
  test('shows a segment as out of stock, and replaces it by an unlimited one', async () => {
    const player = await enter({ credits: [{ from: 'day', count: 20, label: '每日20次' }] });
    const stops: string[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const { outcome, won } = (await spin(player)).Data;
      expect(won).toEqual(outcome.segment === 'grand' ? [usd(88)] : []);
      stops.push(outcome.segment);
    }
    expect(stops.filter((stop) => stop === 'grand')).toHaveLength(2);
    expect(stops.filter((stop) => stop === 'thanks').length).toBeGreaterThan(10);
    expect(await player.rewards()).toHaveLength(2);
    const { segments } = await player.state();
    expect(segments.map(({ left }) => left)).toEqual([0, null, null, null, null, null]);
    const request = { operation: 'stock', input: { campaign: Player.slug }, operator: '' };
    expect(await runAsText(player.api.services, request)).toMatch(/\nwheel\/grand +- +2 +2 +0 +grand$/);
  });

  test('stores every spin and its prize under its day and its number in the day', async () => {
    const player = await enter({ segments: WHEEL.segments.map((part) => ({ ...part, prize: usd(part.odds) })) });
    await closeTrade(database().orm, player.account, 1, player.api.clock.read());
    const stops: string[] = [];
    // The fourth needs the credit of the second day.
    for (const pause of [0, 0, 0, 24]) {
      player.api.clock.move(pause * HOUR);
      stops.push((await spin(player)).Data.outcome.segment);
    }
    const keys = ['2026-06-01:1', '2026-06-01:2', '2026-06-01:3', '2026-06-02:1'];
    const { orm } = database();
    const spins = await orm.select().from(activityEntries).orderBy(asc(activityEntries.key));
    expect(spins.map(({ key, value }) => ({ key, value }))).toEqual(
      keys.map((key, index) => ({ key, value: { segment: stops[index] } })),
    );
    const won = await orm.select().from(rewards).orderBy(asc(rewards.id));
    expect(won.map(({ source }) => source)).toEqual(keys.map((key) => `spin:${key}`));
  });

  test('shows the wheel without an account', async () => {
    const player = await enter();
    expect(await player.state('nobody')).toMatchObject({
      segments: [{ id: 'grand', left: 2 }, {}, {}, {}, {}, {}],
      mine: null,
    });
    expect((await player.act('spin', {}, 'nobody')).json().code).toBe('unauthorized');
  });
});
