import type { ActivityOf } from '@/lib/activities/schema';
import { beijingDay } from '@/lib/time/calendar';
import { describeOnBothDatabases } from '../../../../testing/databases';
import { Player } from '../../../../testing/player';
import { cycleAt, runThrough, weightOf } from './days';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// The clock of the tests stands at noon of Monday 2026-06-01 in Beijing, the first day of a month and of a week.
const SIGNIN: ActivityOf<'signin'> = {
  kind: 'signin',
  title: '每日签到',
  cycle: 'month',
  daily: { label: '签到积分', amount: 10, unit: 'points' },
  doubleDays: [5],
  milestones: [
    { days: 3, prize: { label: '$3 赠金', amount: 3, unit: 'usd' } },
    { days: 6, prize: { label: '$8 赠金', amount: 8, unit: 'usd' } },
  ],
  makeUpCards: 1,
};

describeOnBothDatabases((database) => {
  const enter = (change: Partial<ActivityOf<'signin'>> = {}) =>
    Player.enter<'signin'>(database(), { ...SIGNIN, ...change });
  const mineOf = async (player: Player<'signin'>) => (await player.state()).mine;
  const amounts = (answer: { json: () => { Data: { won: { amount: number }[] } } }) =>
    answer.json().Data.won.map(({ amount }) => amount);
  /** Signs in on some days of June, and stands on the last of them. */
  const signOn = async (player: Player<'signin'>, ...days: number[]) => {
    const answers = [];
    for (const day of days) {
      player.api.clock.move((day - Number(beijingDay(player.api.clock.read()).slice(8))) * DAY);
      answers.push(await player.act('sign'));
    }
    return answers;
  };

  test('one sign-in a Beijing day, which ends at midnight in Beijing', async () => {
    const player = await enter();
    const at = await Promise.all(Array.from({ length: 5 }, () => player.act('sign')));
    expect(at.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    player.api.clock.move(12 * HOUR - 1);
    expect((await player.act('sign')).json().code).toBe('already_done');
    player.api.clock.move(1);
    expect((await player.act('sign')).statusCode).toBe(200);
    expect(await mineOf(player)).toMatchObject({ days: ['2026-06-01', '2026-06-02'], streak: 2 });
    expect(await player.rewards()).toHaveLength(2);
  });

  test('the streak is what lies in a row up to today, or up to yesterday while today is open', async () => {
    const player = await enter();
    await signOn(player, 1, 2, 4, 6, 7);
    expect(await mineOf(player)).toMatchObject({ streak: 2 });
    player.api.clock.move(DAY);
    expect(await mineOf(player)).toMatchObject({ streak: 2 });
    player.api.clock.move(DAY);
    expect(await mineOf(player)).toMatchObject({ streak: 0, counted: 0 });
  });

  test('milestones are paid once in a cycle, when the streak reaches them', async () => {
    const player = await enter({ doubleDays: [] });
    const won = await signOn(player, 1, 2, 3, 5, 6, 7, 8, 9, 10);
    expect(won.map(amounts)).toEqual([[10], [10], [10, 3], [10], [10], [10], [10], [10], [10, 8]]);
    expect(await mineOf(player)).toMatchObject({ reached: [3, 6] });
    player.api.clock.move(30 * DAY);
    expect(await mineOf(player)).toMatchObject({ days: [], streak: 0, reached: [] });
    const [, , third] = [await signOn(player, 11), await signOn(player, 12), await signOn(player, 13)];
    expect(third?.map(amounts)).toEqual([[10, 3]]);
  });

  test('a double day gives double and counts two', async () => {
    const player = await enter();
    const won = await signOn(player, 4, 5);
    expect(won.map(amounts)).toEqual([[10], [20, 3]]);
    expect(await mineOf(player)).toMatchObject({ streak: 2, counted: 3 });
  });

  test('a made-up day closes the gap and uses a card', async () => {
    const player = await enter();
    await signOn(player, 1, 3);
    expect(await mineOf(player)).toMatchObject({ streak: 1, makeUpLeft: 1 });
    expect(amounts(await player.act('makeUp', { day: '2026-06-02' }))).toEqual([10, 3]);
    expect(await mineOf(player)).toMatchObject({ streak: 3, madeUp: ['2026-06-02'], makeUpLeft: 0 });
    await signOn(player, 5);
    expect((await player.act('makeUp', { day: '2026-06-04' })).json().code).toBe('no_turns');
  });

  test.each([
    ['today', '2026-06-20', 400],
    ['a day to come', '2026-06-21', 400],
    ['a day of the last cycle', '2026-05-31', 400],
    ['a day signed in', '2026-06-19', 409],
  ])('%s cannot be made up', async (_what, day, status) => {
    const player = await enter();
    await signOn(player, 19);
    player.api.clock.move(DAY);
    expect((await player.act('makeUp', { day })).statusCode).toBe(status);
    expect(await mineOf(player)).toMatchObject({ makeUpLeft: 1, days: ['2026-06-19'] });
  });

  test('a day before the campaign began cannot be made up', async () => {
    const player = await Player.enter<'signin'>(database(), SIGNIN, { from: '2026-06-01', to: '2026-06-30' });
    const early = await Player.enter<'signin'>(database(), SIGNIN, { from: '2026-06-03', to: '2026-06-30' });
    for (const { api } of [player, early]) api.clock.move(4 * DAY);
    const makeUp = (one: Player<'signin'>) => one.act('makeUp', { day: '2026-06-02' });
    expect([(await makeUp(player)).statusCode, (await makeUp(early)).statusCode]).toEqual([200, 400]);
  });

  test('a day before the account was opened cannot be made up, nor is it shown as missed', async () => {
    const player = await enter();
    player.api.clock.move(9 * DAY);
    const late = await player.another();
    late.api.clock.move(2 * DAY);
    expect(await mineOf(late)).toMatchObject({ since: '2026-06-10' });
    expect((await late.act('makeUp', { day: '2026-06-09' })).json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'day', message: '开户之前或活动开始之前的日期不可补签' }],
    });
    expect((await late.act('makeUp', { day: '2026-06-10' })).statusCode).toBe(200);
    expect((await player.act('makeUp', { day: '2026-06-09' })).statusCode).toBe(200);
  });

  test('a week runs from Monday to Sunday', async () => {
    const player = await enter({ cycle: 'week' });
    await signOn(player, 7);
    expect(await player.state()).toMatchObject({ from: '2026-06-01', to: '2026-06-07', mine: { streak: 1 } });
    await signOn(player, 8);
    expect(await player.state()).toMatchObject({ from: '2026-06-08', to: '2026-06-14', mine: { streak: 1 } });
  });

  test('a visitor without an account sees the cycle', async () => {
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

test('days in a row reach over the end of February', () => {
  expect(cycleAt('month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(runThrough(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-03'], '2028-02-29')).toHaveLength(3);
  expect(runThrough(['2028-02-28'], '2028-02-29')).toEqual([]);
  expect(weightOf(['2028-02-01', '2028-02-03'], { from: '2028-02-01', to: '2028-02-29' }, [3])).toBe(3);
});
