import type { ActivityOf } from '@/lib/activities/schema';
import { identities } from '../../../platform/database/schema/identity';
import {
  bindCard,
  closeTrade,
  describeOnDatabase,
  Player,
  SIGNIN,
  settleDeposit,
  TASKS,
  TIERS,
  taskOf,
  usd,
} from '../../../testing';

const DAY = 24 * 3_600_000;
// The clock of the tests starts at noon of 2026-06-01 in Beijing; half a day is left.
const ENDS_TODAY = { from: '2026-05-20', to: '2026-06-01' };

const CONDITIONS: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [
    taskOf('verified', { type: 'verified' }, usd(8)),
    taskOf('card', { type: 'card' }, usd(5)),
    taskOf('deposit', { type: 'first-deposit', from: 100 }, usd(20)),
    taskOf('registered', { type: 'registered' }, usd(1)),
  ],
};
const MONTHLY: ActivityOf<'tiers'> = {
  ...TIERS,
  measure: 'lots',
  activityId: 7,
  term: 'month',
  tiers: [
    { from: 1, reward: 10 },
    { from: 5, reward: 60 },
  ],
};
const POINTS: ActivityOf<'points'> = {
  kind: 'points',
  title: '积分',
  earn: [
    { by: 'day', id: 'visit', label: '每日访问', points: 5 },
    { by: 'condition', id: 'opened', label: '开户', points: 100, condition: { type: 'registered' } },
  ],
  shop: [
    { id: 'bonus', cost: 30, stock: 10, prize: usd(3) },
    { id: 'mug', cost: 50, stock: 10, prize: { label: '杯', amount: 1, unit: 'gift', bookValue: 9 } },
  ],
};

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => answer.json().code ?? answer.statusCode;

describeOnDatabase((database) => {
  const verify = (account: string, verifiedAt: Date) =>
    database()
      .orm.insert(identities)
      .values({ account, nameSealed: '', numberSealed: '', numberHash: account, verifiedAt });

  // @proves 截止前已达成的奖励，仍按原规则发放
  // @proves …：开立真实账户，得 …
  test('collects after the end what was reached before it, but nothing that was reached later', async () => {
    const player = await Player.enter(database(), CONDITIONS, ENDS_TODAY);
    const { orm } = database();
    await verify(player.account, player.api.clock.read());
    player.api.clock.move(DAY);
    await bindCard(orm, player.account, player.api.clock.read());
    await settleDeposit(orm, player.account, 500, player.api.clock.read());
    const collect = async (task: string) => codeOf(await player.act('collect', { task }));
    expect(await Promise.all(['card', 'deposit'].map(collect))).toEqual(['locked', 'locked']);
    expect([await collect('verified'), await collect('registered')]).toEqual([200, 200]);
    expect((await player.rewards()).map(({ prize }) => prize.amount).sort()).toEqual([1, 8]);
    const late = await player.another();
    expect(codeOf(await late.act('collect', { task: 'registered' }))).toBe('locked');
  });

  // @proves 活动结束后 … 天内，仍可在本页领取结束前已达成的奖励
  // @proves 逾期未领取的，不再发放
  test("allows collecting for the definition's number of days, to the millisecond", async () => {
    const player = await Player.enter(database(), CONDITIONS, ENDS_TODAY);
    player.api.clock.move(DAY / 2 + 30 * DAY - 1);
    expect(codeOf(await player.act('collect', { task: 'registered' }))).toBe(200);
    const other = await Player.enter(database(), CONDITIONS, ENDS_TODAY);
    other.api.clock.move(DAY / 2 + 30 * DAY);
    const refused = await other.act('collect', { task: 'registered' });
    expect([codeOf(refused), refused.json().Data]).toEqual(['ended', '活动已结束，领取期限已过']);
  });

  // @proves 活动结束的当月除外
  test('collects a monthly ladder for the month in which the campaign ended', async () => {
    const player = await Player.enter(database(), MONTHLY, { from: '2026-05-01', to: '2026-05-31' });
    const { orm } = database();
    await closeTrade(orm, player.account, 2, new Date('2026-05-30T04:00:00Z'));
    await closeTrade(orm, player.account, 9, player.api.clock.read());
    expect((await player.state()).mine).toMatchObject({ value: 2, reached: 10 });
    expect(codeOf(await player.act('collect'))).toBe(200);
    expect((await player.rewards()).map(({ prize }) => prize.amount)).toEqual([10]);
  });

  // @proves 积分没有有效期
  test('allows no earning after the end, but spending of points', async () => {
    const signer = await Player.enter(database(), SIGNIN, ENDS_TODAY);
    signer.api.clock.move(DAY);
    expect(codeOf(await signer.act('sign'))).toBe('ended');
    const saver = await Player.enter(database(), POINTS, ENDS_TODAY);
    saver.api.clock.move(DAY);
    expect(codeOf(await saver.act('earn', { id: 'visit' }))).toBe('ended');
    expect(codeOf(await saver.act('earn', { id: 'opened' }))).toBe(200);
    expect(codeOf(await saver.act('redeem', { id: 'bonus' }))).toBe(200);
  });
});
