import { eq } from 'drizzle-orm';
import type { ActivityOf } from '@/lib/activities/schema';
import { beijingClock } from '@/lib/time/clock';
import { auditEntries, roundOutcomes } from '../../../../platform/database/schema/activities';
import { describeOnDatabase, Player, PREDICT, usd } from '../../../../testing';
import { problemOf } from '../../../../testing/problem-of';
import { roundAt, roundOf, roundsToCome, roundsUpTo } from './rounds';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// The clock of the tests starts at noon of Monday 2026-06-01 in Beijing.
const DAILY: ActivityOf<'predict'> = { ...PREDICT, streaks: [{ length: 3, prize: usd(10) }] };
const FIGURE: ActivityOf<'predict'> = {
  ...DAILY,
  answer: { type: 'number', min: -50, max: 50, step: 0.1, unit: '万人', winners: 2 },
  streaks: [],
};
const RELEASED: ActivityOf<'predict'> = {
  ...DAILY,
  round: {
    every: 'release',
    closesBeforeHours: 0.5,
    releases: ['05-08', '06-05', '07-03', '08-07', '09-04', '10-02'].map((day) => `2026-${day}T20:30:00+08:00`),
  },
};

describeOnDatabase((database) => {
  const enter = (activity = DAILY) => Player.enter<'predict'>(database(), activity);
  const guess = (player: Player<'predict'>, round: string, answer: string | number) =>
    player.act('guess', { round, answer });
  const run = (player: Player<'predict'>, operation: string, input: object, operator = 'Li Na') =>
    player.api.run(operation, { campaign: Player.slug, ...input }, operator);
  const settle = (player: Player<'predict'>, round: string, outcome: string, operator?: string) =>
    run(player, 'settle', { round, outcome }, operator);
  const callOff = (player: Player<'predict'>, round: string, reason = '数据取消公布') =>
    run(player, 'call-off', { round, reason });
  const passTo = ({ api }: Player<'predict'>, instant: string) =>
    api.clock.move(Date.parse(instant) - api.clock.read().getTime());
  const amountsOf = async (player: Player<'predict'>) => (await player.rewards()).map(({ prize }) => prize.amount);

  // @proves 每个账户每期只可竞猜一次，提交后不可修改
  // @proves 参加不收费，也不要求入金
  test('accepts one guess per round, and counts all of them in the split', async () => {
    const player = await enter();
    const other = await player.another();
    const all = await Promise.all(['up', 'down', 'up', 'down'].map((answer) => guess(player, '2026-06-01', answer)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(problemOf(await guess(player, '2026-06-01', 'up'))).toEqual([
      'already_done',
      '本期您已参与，每期限竞猜一次',
    ]);
    await guess(other, '2026-06-01', 'down');
    const { rounds } = await other.state();
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({
      id: '2026-06-01',
      phase: 'open',
      total: 2,
      mine: { answer: 'down', right: null },
    });
    const counts = rounds[0]?.split.map(({ count }) => count) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  test('closes a round by the clock of the server', async () => {
    const player = await enter();
    player.api.clock.move(8 * HOUR - 1);
    expect((await player.state()).rounds[0]).toMatchObject({ phase: 'open' });
    expect((await guess(player, '2026-06-01', 'up')).statusCode).toBe(200);
    const late = await player.another();
    player.api.clock.move(1);
    expect(problemOf(await guess(late, '2026-06-01', 'up'))).toEqual(['ended', '本期竞猜已截止，请等待结果']);
    expect((await player.state()).rounds[0]).toMatchObject({ phase: 'closed', total: 1 });
  });

  const RANGE = '请输入-50至50万人之间的数字';
  test.each([
    ['another round', DAILY, '2026-06-02', 'up', 'round', '只可参与当前一期竞猜'],
    ['an unknown option', DAILY, '2026-06-01', 'level', 'answer', '请选择一个选项'],
    ['a figure instead of an option', DAILY, '2026-06-01', 1, 'answer', '请选择一个选项'],
    ['a figure that is too high', FIGURE, '2026-06-01', 50.1, 'answer', RANGE],
    ['a figure that is too low', FIGURE, '2026-06-01', -50.1, 'answer', RANGE],
    ['a figure between two steps', FIGURE, '2026-06-01', 0.15, 'answer', `${RANGE}，最小间隔为0.1`],
    ['an option instead of a figure', FIGURE, '2026-06-01', 'up', 'answer', RANGE],
  ])('rejects a guess with %s at its field', async (_what, activity, round, answer, field, message) => {
    const player = await enter(activity);
    expect(problemOf(await guess(player, round, answer))).toEqual(['invalid_input', [{ field, message }]]);
    expect((await player.state()).rounds[0]).toMatchObject({ total: 0, mine: null });
  });

  test('accepts figures from the lowest to the highest in steps', async () => {
    const answer = { type: 'number' as const, min: -0.2, max: 2.8, step: 1, unit: '万人', winners: 2 };
    const player = await enter({ ...FIGURE, answer });
    const statuses: number[] = [];
    for (const figure of [-0.2, 2.8, 1]) {
      statuses.push((await guess(await player.another(), '2026-06-01', figure)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 400]);
  });

  test('shows the running round and the next four releases without an account', async () => {
    const player = await enter({ ...RELEASED, answer: FIGURE.answer });
    const label = null;
    const state = {
      kind: 'predict',
      rounds: [
        {
          id: '2026-06-05',
          beginsAt: '2026-05-08T12:30:00.000Z',
          closesAt: '2026-06-05T12:00:00.000Z',
          resultAt: '2026-06-05T12:30:00.000Z',
          phase: 'open',
          split: [],
          total: 0,
          outcome: null,
          mine: null,
        },
      ],
      calendar: ['06-05', '07-03', '08-07', '09-04'].map((day) => ({ at: `2026-${day}T12:30:00.000Z`, label })),
      streak: null,
    };
    expect(await player.state('nobody')).toEqual(state);
    expect(await player.state()).toEqual({ ...state, streak: 0 });
    passTo(player, '2026-06-05T20:30:00+08:00');
    const { rounds, calendar } = await player.state();
    expect([rounds.map(({ id }) => id), calendar[0]]).toEqual([
      ['2026-07-03'],
      { at: '2026-07-03T12:30:00.000Z', label },
    ]);
  });

  test('shows those of the last six rounds that have guesses or an end', async () => {
    const player = await enter();
    const shown = async () => (await player.state()).rounds.map(({ id, total }) => [id, total]);
    await guess(player, '2026-06-01', 'up');
    passTo(player, '2026-06-07T12:00:00+08:00');
    await settle(player, '2026-06-03', 'up');
    expect(await shown()).toEqual([
      ['2026-06-07', 0],
      ['2026-06-03', 0],
      ['2026-06-01', 1],
    ]);
    player.api.clock.move(DAY);
    expect(await shown()).toEqual([
      ['2026-06-08', 0],
      ['2026-06-03', 0],
    ]);
  });

  // @proves 每期猜中的账户各得 …，不限人数
  // @proves 结果核对后由系统结算，奖励自动记入账户，无需点击领取
  test('pays all right guesses once, and records who settled when', async () => {
    const [right, wrong] = await both('up', 'down');
    right.api.clock.move(DAY);
    expect(await settle(right, '2026-06-01', 'up')).toContain('2 次竞猜中 1 次猜中');
    const settledAt = right.api.clock.read();
    right.api.clock.move(HOUR);
    expect(await settle(right, '2026-06-01', 'up', 'Wang Wei')).toContain('结算场次 2026-06-01，结果为 up');
    expect([await amountsOf(right), await amountsOf(wrong)]).toEqual([[2], []]);
    const { orm } = database();
    expect(await orm.select().from(roundOutcomes)).toEqual([
      { slug: Player.slug, round: '2026-06-01', outcome: 'up', operator: 'Li Na', settledAt },
    ]);
    expect(await orm.select().from(auditEntries).where(eq(auditEntries.operation, 'settle'))).toMatchObject([
      { operator: 'Li Na', at: settledAt, details: { round: '2026-06-01', outcome: 'up', winners: 1 } },
    ]);
    const { rounds } = await right.state();
    expect(rounds.find(({ id }) => id === '2026-06-01')).toMatchObject({
      phase: 'settled',
      outcome: 'up',
      mine: { answer: 'up', right: true },
    });
  });

  test('rejects another outcome after the settlement, and changes nothing', async () => {
    const [up, down] = await both('up', 'down');
    up.api.clock.move(DAY);
    await settle(up, '2026-06-01', 'up');
    await expect(settle(up, '2026-06-01', 'down')).rejects.toThrow('未作任何更改');
    expect([await amountsOf(up), await amountsOf(down)]).toEqual([[2], []]);
  });

  describe('calling off a round', () => {
    // @proves 休市、改期、取消公布等原因没有结果的一期作废：不计对错，不发奖励
    test('stops guesses, gives nothing, and prevents a settlement', async () => {
      const player = await enter();
      const late = await player.another();
      await guess(player, '2026-06-01', 'up');
      expect(await callOff(player, '2026-06-01')).toBe('场次 2026-06-01 已取消，1 次竞猜作废。');
      expect(problemOf(await guess(late, '2026-06-01', 'up'))).toEqual(['ended', '本期竞猜已作废，请参与下一期']);
      expect((await player.state()).rounds[0]).toMatchObject({
        phase: 'called-off',
        outcome: null,
        mine: { answer: 'up', right: null },
      });
      player.api.clock.move(2 * DAY);
      await expect(settle(player, '2026-06-01', 'up')).rejects.toThrow(/^Li Na 已于 .* 取消场次 2026-06-01。/);
      expect(await callOff(player, '2026-06-01')).toContain('未作任何更改');
      expect(await amountsOf(player)).toEqual([]);
      const entries = await database().orm.select().from(auditEntries);
      expect(entries).toMatchObject([{ operation: 'call-off', details: { reason: '数据取消公布', guesses: 1 } }]);
    });

    test('keeps guesses closed after a settlement replaces it', async () => {
      const player = await enter();
      await callOff(player, '2026-06-01');
      await run(player, 'correct-settlement', { round: '2026-06-01', outcome: 'up', reason: '数据如期公布' });
      expect(problemOf(await guess(player, '2026-06-01', 'up'))).toEqual(['ended', '本期竞猜已公布结果']);
      expect((await player.state()).rounds[0]).toMatchObject({ phase: 'settled', outcome: 'up', total: 0 });
    });

    // @proves 休市、改期、取消公布等原因没有结果的一期作废：不计对错，不发奖励，不影响连中
    test('neither breaks nor extends a streak', async () => {
      const player = await enter();
      for (const day of [1, 2, 3, 4]) {
        await guess(player, `2026-06-0${day}`, 'up');
        player.api.clock.move(DAY);
      }
      player.api.clock.move(DAY);
      await settle(player, '2026-06-01', 'up');
      await callOff(player, '2026-06-02');
      await settle(player, '2026-06-03', 'up');
      expect((await player.state()).streak).toBe(2);
      await settle(player, '2026-06-04', 'up');
      expect(await amountsOf(player)).toEqual(expect.arrayContaining([10]));
      expect((await player.state()).streak).toBe(3);
    });

    test.each([
      ['without a reason', '2026-06-01', '', 'reason'],
      ['before it begins', '2026-06-02', 'x', '于 2026-06-02 00:00 才开始'],
      ['if it does not exist', '2026-06-31', 'x', '没有场次'],
    ])('is rejected %s', async (_what, round, reason, sentence) => {
      await expect(callOff(await enter(), round, reason)).rejects.toThrow(sentence);
    });

    test('is rejected after its settlement', async () => {
      const player = await enter();
      player.api.clock.move(2 * DAY);
      await settle(player, '2026-06-01', 'up');
      await expect(callOff(player, '2026-06-01')).rejects.toThrow('未作任何更改');
    });
  });

  test.each([
    ['before its result is known', '2026-06-02', 'up', '的结果 2026-06-03 06:00 才揭晓'],
    ['that does not exist', '2026-06-31', 'up', '没有场次'],
    ['with an unknown outcome', '2026-06-01', 'level', '不是此竞猜的结果'],
  ])('a round %s cannot be settled', async (_what, round, outcome, sentence) => {
    const player = await enter();
    player.api.clock.move(DAY);
    await expect(settle(player, round, outcome)).rejects.toThrow(sentence);
    expect(await database().orm.select().from(roundOutcomes)).toEqual([]);
  });

  // @proves 每期误差由小到大的前 … 个账户各得 …
  // @proves 误差相同的，先提交者在前
  test('pays the nearest figures, and the earlier of two equally near ones', async () => {
    const far = await enter(FIGURE);
    const players = [far, await far.another(), await far.another(), await far.another()];
    for (const [index, figure] of [5, 0.1, 0.3, 0.2].entries()) {
      await guess(players[index] as Player<'predict'>, '2026-06-01', figure);
      far.api.clock.move(1);
    }
    far.api.clock.move(DAY);
    // 0.1 and 0.3 are equally near to 0.2, but not as binary fractions.
    await settle(far, '2026-06-01', '0.2');
    expect(await Promise.all(players.map(amountsOf))).toEqual([[], [2], [], [2]]);
    expect((await players[2]?.state())?.rounds[1]?.mine).toEqual({ answer: 0.3, right: false });
  });

  // @proves 连中 … 期，另得 …
  // @proves 没有参加的期次不打断连中，猜错后从头数起
  test('pays a streak once, when it is reached, and starts again after a wrong guess', async () => {
    const player = await enter();
    for (const answer of ['up', 'up', null, 'up', 'up', 'down', 'up']) {
      const round = beijingClock(player.api.clock.read().getTime()).slice(0, 10);
      if (answer) expect((await guess(player, round, answer)).statusCode).toBe(200);
      player.api.clock.move(DAY);
    }
    player.api.clock.move(DAY);
    const streaks: number[] = [];
    const streakPrizes: number[] = [];
    for (const day of [1, 2, 4, 5, 6, 7]) {
      await settle(player, `2026-06-0${day}`, 'up');
      streaks.push((await player.state()).streak ?? 0);
      streakPrizes.push((await amountsOf(player)).filter((amount) => amount === 10).length);
    }
    expect(streaks).toEqual([1, 2, 3, 4, 0, 1]);
    expect(streakPrizes).toEqual([0, 0, 1, 1, 1, 1]);
  });

  test('counts a streak in the order of the rounds, not of the guesses', async () => {
    const player = await enter(RELEASED);
    const [first, second] = ['2026-06-05', '2026-07-03'];
    await run(player, 'remove-rounds', { release: [`${first}T20:30`], reason: '数据取消公布' });
    await guess(player, second, 'up');
    await callOff(player, second);
    player.api.clock.move(HOUR);
    await run(player, 'add-rounds', { release: [`${first}T20:30`] });
    await guess(player, first, 'up');
    passTo(player, '2026-07-03T20:30:00+08:00');
    await settle(player, first, 'up');
    expect((await player.state()).streak).toBe(1);
    await run(player, 'correct-settlement', { round: second, outcome: 'down', reason: '数据如期公布' });
    expect((await player.state()).streak).toBe(0);
  });

  /** Two players of one campaign with a guess each in the round of June 1. */
  async function both(first: string, second: string) {
    const player = await enter();
    const other = await player.another();
    await guess(player, '2026-06-01', first);
    await guess(other, '2026-06-01', second);
    return [player, other] as const;
  }
});

// @proves 每月一期：1 日 00:00 开放，… 截止，次月 … 起公布结果（北京时间）
test.each([
  ['day', '2026-06-10', '2026-06-11', '2026-06-10'],
  ['week', '2026-06-08', '2026-06-15', '2026-06-09'],
  ['month', '2026-06-01', '2026-07-01', '2026-06-02'],
] as const)('starts rounds of a %s at midnight in Beijing', (every, id, next, none) => {
  const rhythm = { every, closesAfterHours: 12, resultAfterEndHours: 8 };
  expect(roundAt(rhythm, new Date('2026-06-10T12:00:00+08:00'))).toEqual({
    id,
    beginsAt: new Date(`${id}T00:00:00+08:00`),
    closesAt: new Date(`${id}T12:00:00+08:00`),
    resultAt: new Date(`${next}T08:00:00+08:00`),
  });
  expect(roundOf(rhythm, none)?.id).toBe(every === 'day' ? none : undefined);
  expect(roundOf(rhythm, '2026-02-30')).toBeUndefined();
});

test('returns the requested number of earlier rounds', () => {
  const rhythm = { every: 'day' as const, closesAfterHours: 12, resultAfterEndHours: 8 };
  const rounds = roundsUpTo(rhythm, roundAt(rhythm, new Date('2026-06-02T12:00:00+08:00')), 4);
  expect(rounds.map(({ id }) => id)).toEqual(['2026-06-02', '2026-06-01', '2026-05-31', '2026-05-30']);
});

test.each(['2026-02-10', '2026-04-10', '2026-12-10'])('counts the result of the month of %s from its end', (day) => {
  const rhythm = { every: 'month' as const, closesAfterHours: 672, resultAfterEndHours: 32 };
  const { resultAt } = roundAt(rhythm, new Date(`${day}T12:00:00+08:00`));
  expect(beijingClock(resultAt.getTime()).slice(8, 16)).toBe('02T08:00');
});

describe('rounds between releases', () => {
  const rhythm = {
    every: 'release' as const,
    closesBeforeHours: 0.5,
    releases: ['2026-11-06', '2026-12-04', '2027-01-08', '2027-02-05'].map((day) => `${day}T21:30:00+08:00`),
  };
  const at = (instant: string) => roundAt(rhythm, new Date(instant));

  // @proves 每期在上一次公布后开放，下一次公布前 …截止（北京时间 … 截止，… 起公布结果）
  test('opens a round from one release until half an hour before the next, whose day names it', () => {
    const round = at('2026-11-21T12:00:00+08:00');
    expect(round.id).toBe('2026-12-04');
    expect(round.beginsAt).toEqual(new Date('2026-11-06T21:30:00+08:00'));
    expect(round.closesAt).toEqual(new Date('2026-12-04T21:00:00+08:00'));
    expect(round.resultAt).toEqual(new Date('2026-12-04T21:30:00+08:00'));
    expect(roundOf(rhythm, round.id)).toEqual(round);
    expect(roundOf(rhythm, '2026-12-05')).toBeUndefined();
  });

  test('starts the next round at the release, and keeps the last round after the last release', () => {
    expect(at('2026-12-04T21:29:59+08:00').id).toBe('2026-12-04');
    expect(at('2026-12-04T21:30:00+08:00').id).toBe('2027-01-08');
    expect(at('2027-06-01T00:00:00+08:00').id).toBe('2027-02-05');
  });

  test('counts a round as coming until its release', () => {
    const toCome = (instant: string) => roundsToCome(rhythm, new Date(instant)).map(({ id }) => id);
    expect(toCome('2026-12-04T21:29:59+08:00')).toEqual(['2026-12-04', '2027-01-08', '2027-02-05']);
    expect(toCome('2026-12-04T21:30:00+08:00')).toEqual(['2027-01-08', '2027-02-05']);
  });

  test('returns no rounds before the first', () => {
    const rounds = roundsUpTo(rhythm, at('2027-01-01T00:00:00+08:00'), 7);
    expect(rounds.map(({ id }) => id)).toEqual(['2027-01-08', '2026-12-04']);
  });

  test('throws for fewer than two releases', () => {
    const alone = { ...rhythm, releases: rhythm.releases.slice(1, 2) };
    expect(() => roundAt(alone, new Date('2026-12-01T12:00:00+08:00'))).toThrow('need two of them');
  });
});
