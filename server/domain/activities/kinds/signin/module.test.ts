import type { ActivityOf } from '@/lib/activities/schema';
import { beijingDay } from '@/lib/time/calendar';
import { describeOnDatabase, Player, SIGNIN } from '../../../../testing';
import { problemOf } from '../../../../testing/problem-of';
import { cycleAt, runThrough, weightOf } from './days';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// The clock of the tests starts at noon of Monday 2026-06-01 in Beijing, the first day of a month and of a week.
const MONTHLY: ActivityOf<'signin'> = { ...SIGNIN, doubleDays: [5], makeUpCards: 1 };

describeOnDatabase((database) => {
  const enter = (change: Partial<ActivityOf<'signin'>> = {}) =>
    Player.enter<'signin'>(database(), { ...MONTHLY, ...change });
  const mineOf = async (player: Player<'signin'>) => (await player.state()).mine;
  const amounts = (answer: { json: () => { Data: { won: { amount: number }[] } } }) =>
    answer.json().Data.won.map(({ amount }) => amount);
  /** Signs in on some days of June; the clock stays on the last of them. */
  const signOn = async (player: Player<'signin'>, ...days: number[]) => {
    const answers = [];
    for (const day of days) {
      player.api.clock.move((day - Number(beijingDay(player.api.clock.read()).slice(8))) * DAY);
      answers.push(await player.act('sign'));
    }
    return answers;
  };

  // @proves 每天可签到一次，以北京时间 00:00 为界，每次得 … 积分
  // @proves 登录本页签到，达成的奖励自动记入“我的奖励”，无需申请
  test('accepts one sign-in per Beijing day, which ends at midnight in Beijing', async () => {
    const player = await enter();
    const at = await Promise.all(Array.from({ length: 5 }, () => player.act('sign')));
    expect(at.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    player.api.clock.move(12 * HOUR - 1);
    expect(problemOf(await player.act('sign'))).toEqual(['already_done', '今天已签到，明天再来']);
    player.api.clock.move(1);
    expect((await player.act('sign')).statusCode).toBe(200);
    expect(await mineOf(player)).toEqual({
      days: ['2026-06-01', '2026-06-02'],
      madeUp: [],
      since: '2026-06-01',
      counted: 2,
      streak: 2,
      makeUpLeft: 1,
      reached: [],
    });
    expect((await player.rewards()).map(({ prize }) => prize)).toEqual([SIGNIN.daily, SIGNIN.daily]);
  });

  test("counts the streak up to today, or up to yesterday before today's sign-in", async () => {
    const player = await enter();
    await signOn(player, 1, 2, 4, 6, 7);
    expect(await mineOf(player)).toMatchObject({ streak: 2 });
    player.api.clock.move(DAY);
    expect(await mineOf(player)).toMatchObject({ streak: 2 });
    player.api.clock.move(DAY);
    expect(await mineOf(player)).toMatchObject({ streak: 0, counted: 0 });
  });

  // @proves 每月一期：1 日 00:00 开始，最后一日 24:00 结束（北京时间），连续天数与补签卡逐期重新计算
  // @proves 连续签到满 …
  // @proves 每期每档各发一次，一期合计至多 …
  // @proves 漏签一天，连续天数从头数起
  // @proves 已领的不收回
  test('pays milestones once per cycle, when the streak reaches them', async () => {
    const player = await enter({ doubleDays: [] });
    const won = await signOn(player, 1, 2, 3, 5, 6, 7, 8, 9, 10);
    expect(won.map(amounts)).toEqual([[10], [10], [10, 3], [10], [10], [10], [10], [10], [10, 8]]);
    expect(await mineOf(player)).toMatchObject({ reached: [3, 6] });
    player.api.clock.move(30 * DAY);
    expect(await mineOf(player)).toMatchObject({ days: [], streak: 0, reached: [] });
    const [, , third] = [await signOn(player, 11), await signOn(player, 12), await signOn(player, 13)];
    expect(third?.map(amounts)).toEqual([[10, 3]]);
  });

  // @proves 每…为双倍日：积分双倍，签到或补签这一天都按两天计入连续天数
  test('doubles points and weight of a double day', async () => {
    const player = await enter();
    const won = await signOn(player, 4, 5);
    expect(won.map(amounts)).toEqual([[10], [20, 3]]);
    expect(await mineOf(player)).toMatchObject({ streak: 2, counted: 3 });
  });

  // @proves 补签的一天照发当日积分，并接上连续天数
  test('closes a gap with a made-up day, which uses a card', async () => {
    const player = await enter({ makeUpCards: 2 });
    await signOn(player, 3);
    expect(await mineOf(player)).toMatchObject({ streak: 1, makeUpLeft: 2 });
    player.api.clock.move(HOUR);
    expect(amounts(await player.act('makeUp', { day: '2026-06-02' }))).toEqual([10]);
    player.api.clock.move(HOUR);
    expect(amounts(await player.act('makeUp', { day: '2026-06-01' }))).toEqual([10, 3]);
    expect(await mineOf(player)).toMatchObject({
      days: ['2026-06-01', '2026-06-02', '2026-06-03'],
      madeUp: ['2026-06-01', '2026-06-02'],
      streak: 3,
      makeUpLeft: 0,
    });
    await signOn(player, 5);
    expect(problemOf(await player.act('makeUp', { day: '2026-06-04' }))).toEqual(['no_credits', '本期补签次数已用完']);
  });

  const OUTSIDE = ['invalid_input', [{ field: 'day', message: '只可补签本期内今天之前的日期' }]];
  // @proves 每期有 … 张补签卡，可补本期内、开户之后漏签的日子
  test.each([
    ['today', '2026-06-20', OUTSIDE],
    ['a day to come', '2026-06-21', OUTSIDE],
    ['a day of the last cycle', '2026-05-31', OUTSIDE],
    ['a day signed in', '2026-06-19', ['already_done', '该日期已签到，无需补签']],
  ])('rejects %s for a make-up', async (_what, day, problem) => {
    const player = await enter();
    await signOn(player, 19);
    player.api.clock.move(DAY);
    expect(problemOf(await player.act('makeUp', { day }))).toEqual(problem);
    expect(await mineOf(player)).toMatchObject({ makeUpLeft: 1, days: ['2026-06-19'] });
  });

  test('rejects a make-up for a day before the campaign began', async () => {
    const player = await Player.enter<'signin'>(database(), MONTHLY, { from: '2026-06-01', to: '2026-06-30' });
    const early = await Player.enter<'signin'>(database(), MONTHLY, { from: '2026-06-03', to: '2026-06-30' });
    for (const { api } of [player, early]) api.clock.move(4 * DAY);
    const makeUp = (one: Player<'signin'>) => one.act('makeUp', { day: '2026-06-02' });
    expect([(await makeUp(player)).statusCode, (await makeUp(early)).statusCode]).toEqual([200, 400]);
    const late = await early.another();
    expect([await mineOf(early), await mineOf(late)]).toMatchObject([{ since: '2026-06-03' }, { since: '2026-06-05' }]);
  });

  // @proves 每期有 … 张补签卡，可补本期内、开户之后漏签的日子
  test('rejects a make-up for a day before the account was opened, and does not show it as missed', async () => {
    const player = await enter();
    player.api.clock.move(9 * DAY);
    const late = await player.another();
    late.api.clock.move(2 * DAY);
    expect(await mineOf(late)).toMatchObject({ since: '2026-06-10' });
    expect(problemOf(await late.act('makeUp', { day: '2026-06-09' }))).toEqual([
      'invalid_input',
      [{ field: 'day', message: '开户之前或活动开始之前的日期不可补签' }],
    ]);
    expect((await late.act('makeUp', { day: '2026-06-10' })).statusCode).toBe(200);
    expect((await player.act('makeUp', { day: '2026-06-09' })).statusCode).toBe(200);
  });

  // @proves 每周一期：周一 00:00 开始，周日 24:00 结束（北京时间），连续天数与补签卡逐期重新计算
  // @proves 补签卡仅在当期有效，不结转到下一期
  test('runs a week from Monday to Sunday', async () => {
    const player = await enter({ cycle: 'week' });
    await signOn(player, 7);
    await player.act('makeUp', { day: '2026-06-06' });
    const first = { from: '2026-06-01', to: '2026-06-07', mine: { streak: 2, makeUpLeft: 0 } };
    expect(await player.state()).toMatchObject(first);
    await signOn(player, 8);
    const second = { from: '2026-06-08', to: '2026-06-14', mine: { streak: 1, makeUpLeft: 1 } };
    expect(await player.state()).toMatchObject(second);
    await signOn(player, 15);
    expect(await player.state()).toMatchObject({ from: '2026-06-15', mine: { makeUpLeft: 1 } });
  });

  test('counts a sign-in only for its own cycle after the clock was set back', async () => {
    const player = await enter({ cycle: 'week' });
    await signOn(player, 6, 8, 7);
    expect(await mineOf(player)).toMatchObject({ days: ['2026-06-06', '2026-06-07'], streak: 2 });
  });

  test('shows the cycle without an account', async () => {
    const player = await enter();
    expect(await player.state('nobody')).toEqual({
      kind: 'signin',
      today: '2026-06-01',
      from: '2026-06-01',
      to: '2026-06-30',
      mine: null,
    });
    expect((await player.act('sign', {}, 'nobody')).statusCode).toBe(401);
  });
});

test('counts days in a row across the end of February', () => {
  expect(cycleAt('month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(runThrough(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-03'], '2028-02-29')).toHaveLength(3);
  expect(runThrough(['2028-02-28', '2028-03-01'], '2028-02-29')).toEqual([]);
  expect(weightOf(['2028-02-01', '2028-02-03'], { from: '2028-02-01', to: '2028-02-29' }, [3])).toBe(3);
});
