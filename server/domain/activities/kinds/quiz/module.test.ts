import { termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';
import { activityEntries } from '../../../../platform/database/schema/activities';
import { describeOnDatabase, Player } from '../../../../testing';
import { problemOf } from '../../../../testing/problem-of';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

const bank = Array.from({ length: 20 }, (_, index) => ({
  id: 101 + index,
  question: `第${index + 1}题`,
  options: ['甲', '乙', '丙'],
  right: index % 3,
  explanation: `第${index + 1}题的说明。`,
  source: '测试',
}));

const QUIZ: ActivityOf<'quiz'> = {
  kind: 'quiz',
  title: '每周答题',
  quiz: { activityId: 901, title: '每周答题', questionsPerTerm: 3, pastTerms: 2, bank },
  prizes: [
    { right: 2, prize: { label: '$5 赠金', amount: 5, unit: 'usd' } },
    { right: 3, prize: { label: '$12 赠金', amount: 12, unit: 'usd' } },
  ],
  terms: 'all',
  progress: 'bar',
};
const TIMED = { ...QUIZ, secondsPerQuestion: 20 };

describeOnDatabase((database) => {
  const enter = (activity: ActivityOf<'quiz'>) => Player.enter(database(), activity);
  const termOf = (player: Player<'quiz'>) => termAt(QUIZ.quiz, player.api.clock.read());
  const answer = (player: Player<'quiz'>, topicid: number, choice: number) =>
    player.act('answer', { periodid: termOf(player).periodId, topicid, choice });
  /** Answers the whole term, `rights` questions of it correctly. */
  const answerAll = async (player: Player<'quiz'>, rights: number) => {
    const answers = [];
    for (const [index, { id, right }] of termOf(player).questions.entries()) {
      answers.push(await answer(player, id, index < rights ? right : (right + 1) % 3));
    }
    return answers;
  };

  // @proves 本页只列当期的成绩
  // @proves 上一期题目未登录也可以练习，不计成绩，也不发奖励
  test('shows a term with the progress of an account', async () => {
    const player = await enter({ ...QUIZ, terms: 'current' });
    await answerAll(player, 3);
    const { periodId, questions } = termAt(QUIZ.quiz, new Date(player.api.clock.read().getTime() - WEEK));
    const state = {
      kind: 'quiz',
      terms: [
        {
          periodid: periodId + 1,
          beginsAt: '2026-05-31T16:00:00.000Z',
          endsAt: '2026-06-07T16:00:00.000Z',
          running: true,
          total: 3,
          mine: { answered: 3, right: 3, prize: QUIZ.prizes[1]?.prize },
        },
      ],
      next: null,
      deadline: null,
      practice: [
        {
          periodid: periodId,
          questions: questions.map(({ id, question, options }, index) => ({
            topicid: id,
            number: index + 1,
            question,
            options,
          })),
        },
      ],
    };
    expect(await player.state()).toEqual(state);
    expect(await player.state('nobody')).toEqual({ ...state, terms: [{ ...state.terms[0], mine: null }] });
  });

  // @proves 每期 … 题，均为单选，逐题作答
  // @proves 中途离开，下次从未答的一题继续，本期截止前有效
  test('asks one question at a time in the order of the term, without the right option', async () => {
    const player = await enter(QUIZ);
    const [first, second] = termOf(player).questions;
    const before = await player.state();
    expect(before.next).toEqual({ topicid: first?.id, number: 1, question: first?.question, options: first?.options });
    expect(JSON.stringify(before)).not.toContain('说明');
    expect(problemOf(await answer(player, second?.id ?? 0, 0))).toEqual(['locked', '请按顺序作答']);
    const answered = await answer(player, first?.id ?? 0, 2);
    expect(answered.json().Data).toMatchObject({
      outcome: { topicid: first?.id, choice: 2, right: first?.right, explanation: first?.explanation },
      state: { next: { topicid: second?.id, number: 2 } },
    });
  });

  // @proves 选定后即揭晓对错与解析，不可修改
  test('accepts one answer per question', async () => {
    const player = await enter(QUIZ);
    const [first] = termOf(player).questions;
    const twice = await Promise.all([0, 1, 2, 0, 1].map((choice) => answer(player, first?.id ?? 0, choice)));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(problemOf(await answer(player, first?.id ?? 0, 0))).toEqual(['already_done', '该题已作答']);
    expect((await player.state()).terms[0]?.mine).toMatchObject({ answered: 1 });
  });

  // @proves 按本期答对题数发放，取达到的较高一档，不叠加：…
  // @proves 答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请
  test.each([
    [3, [12]],
    [2, [5]],
    [1, []],
  ])('pays for %i right answers with the last answer, once per term', async (rights, amounts) => {
    const player = await enter(QUIZ);
    const answers = await answerAll(player, rights);
    const won = answers.map((given) => given.json().Data.won.map(({ amount }: { amount: number }) => amount));
    expect(won).toEqual([[], [], amounts]);
    expect((await player.rewards()).map(({ prize }) => prize.amount)).toEqual(amounts);
    expect((await player.state()).terms[0]?.mine).toMatchObject({ answered: 3, right: rights });
    player.api.clock.move(WEEK);
    await answerAll(player, rights);
    expect(await player.rewards()).toHaveLength(amounts.length * 2);
    const mine = { answered: 3, right: rights, prize: amounts[0] ? { amount: amounts[0] } : null };
    expect((await player.state()).terms.slice(0, 2)).toMatchObject([
      { running: true, mine },
      { running: false, mine },
    ]);
  });

  // @proves 中途离开，下次从未答的一题继续，本期截止前有效
  test('rejects answers in an ended and in a coming term', async () => {
    const player = await enter(QUIZ);
    const { periodId, questions } = termOf(player);
    const input = { topicid: questions[0]?.id ?? 0, choice: 0 };
    const answerIn = (periodid: number) => player.act('answer', { ...input, periodid });
    expect(problemOf(await answerIn(periodId - 1))).toEqual(['ended', '该期答题已结束，可在往期中练习']);
    expect(problemOf(await answerIn(periodId + 1))).toEqual([
      'invalid_input',
      [{ field: 'periodid', message: '该期答题尚未开始' }],
    ]);
  });

  test.each([
    ['a question of another term', { topicid: 1, choice: 0 }, 'topicid', '该题目不在本期'],
    ['an unknown option', { choice: 3 }, 'choice', '请选择一个选项'],
    ['a missing option in a quiz without a time limit', { choice: -1 }, 'choice', '请选择一个选项'],
  ])('rejects %s at its field', async (_what, wrong, field, message) => {
    const player = await enter(QUIZ);
    const { periodId, questions } = termOf(player);
    const refused = await player.act('answer', {
      periodid: periodId,
      topicid: questions[0]?.id ?? 0,
      ...wrong,
    });
    expect(problemOf(refused)).toEqual(['invalid_input', [{ field, message }]]);
    expect((await player.state()).terms[0]?.mine).toMatchObject({ answered: 0 });
  });

  test.each([
    ['is listed with its running term', QUIZ, 3],
    ['is listed without the questions of its running term if they are timed', TIMED, 0],
  ])('the quiz of a campaign %s', async (_what, activity, running) => {
    const { api } = await enter(activity);
    const list = (await api.form('/apis/uc/answerManage/list', { answeractivityid: '901' })).json();
    const topics = list.AnswerActivityConfigPeriodTopics.map((term: { topics: unknown[] }) => term.topics.length);
    expect(topics).toEqual([running, 3, 3]);
    const term = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '901' });
    expect(term.json()).toEqual({ status: 0, periodid: termAt(QUIZ.quiz, api.clock.read()).periodId });
  });

  describe('timed', () => {
    const begin = (player: Player<'quiz'>) => player.act('begin', { periodid: termOf(player).periodId });

    // @proves 每题限时 … 秒，由服务器从点击开始计时
    test('shows and accepts a question only after its clock has started', async () => {
      const player = await enter(TIMED);
      const [first] = termOf(player).questions;
      expect(await player.state()).toMatchObject({ deadline: null, next: { question: '', options: [] } });
      expect(problemOf(await answer(player, first?.id ?? 0, first?.right ?? 0))).toEqual([
        'locked',
        '请先开始本题计时',
      ]);
      const deadline = new Date(player.api.clock.read().getTime() + 20_000).toISOString();
      const { state } = (await begin(player)).json().Data;
      expect(state).toMatchObject({ deadline, next: { question: first?.question } });
      player.api.clock.move(20_000);
      expect((await answer(player, first?.id ?? 0, first?.right ?? 0)).json().Data.outcome.choice).toBe(first?.right);
      expect((await player.state()).terms[0]?.mine).toMatchObject({ answered: 1, right: 1 });
    });

    // @proves 超时按未答对计，计时不因刷新或离开而暂停
    test('counts a late answer as wrong, and does not restart the clock', async () => {
      const player = await enter(TIMED);
      const [first] = termOf(player).questions;
      await begin(player);
      player.api.clock.move(15_000);
      await begin(player);
      player.api.clock.move(5_001);
      const late = await answer(player, first?.id ?? 0, first?.right ?? 0);
      expect(late.json().Data.outcome).toMatchObject({ choice: -1, right: first?.right });
      expect((await player.state()).terms[0]?.mine).toMatchObject({ answered: 1, right: 0 });
    });

    test('runs one clock per question, accepts a missing answer, and has no clock after the last question', async () => {
      const player = await enter(TIMED);
      for (const { id } of termOf(player).questions) {
        player.api.clock.move(20_001);
        await begin(player);
        const deadline = new Date(player.api.clock.read().getTime() + 20_000).toISOString();
        expect(await player.state()).toMatchObject({ deadline, next: { topicid: id } });
        expect((await answer(player, id, -1)).json().Data.outcome.choice).toBe(-1);
      }
      expect(problemOf(await begin(player))).toEqual(['already_done', '本期题目已全部作答']);
      expect(await player.state()).toMatchObject({ deadline: null, next: null });
    });

    // @proves 作答不限时
    test('starts no clock for a quiz without one', async () => {
      const player = await enter(QUIZ);
      expect((await begin(player)).statusCode).toBe(200);
      expect(await database().orm.select().from(activityEntries)).toEqual([]);
    });
  });

  describe('practice', () => {
    // @proves 往期题目未登录也可以练习，不计成绩，也不发奖励
    test('offers practice of ended terms without an account, and stores nothing', async () => {
      const player = await enter(QUIZ);
      const { practice, next, terms } = await player.state('nobody');
      expect([practice.length, next, terms[0]?.mine]).toEqual([2, null, null]);
      const [question] = practice[0]?.questions ?? [];
      const known = bank.find(({ id }) => id === question?.topicid);
      const practised = await player.act('practise', { topicid: known?.id ?? 0, choice: 1 }, 'nobody');
      expect(practised.json().Data.outcome).toEqual({
        kind: 'quiz',
        topicid: known?.id,
        choice: 1,
        right: known?.right,
        explanation: known?.explanation,
      });
      await player.act('practise', { topicid: known?.id ?? 0, choice: 1 });
      expect((await player.state()).terms.map(({ mine }) => mine?.answered)).toEqual([0, 0, 0]);
    });

    test('reveals a question of the running term in practice only after the account has answered it', async () => {
      const player = await enter(QUIZ);
      const [first] = termOf(player).questions;
      const input = { topicid: first?.id ?? 0, choice: 0 };
      const refused = [await player.act('practise', input), await player.act('practise', input, 'nobody')];
      expect(refused.map(problemOf)).toEqual([
        ['locked', '本期题目请登录后正式作答，往期题目可随时练习'],
        ['locked', '本期题目请登录后正式作答，往期题目可随时练习'],
      ]);
      await answer(player, input.topicid, 0);
      expect((await player.act('practise', input)).statusCode).toBe(200);
      expect((await player.act('practise', input, 'nobody')).json().code).toBe('locked');
    });

    test('accepts a missing answer in practice, and rejects other questions and options', async () => {
      const player = await enter(QUIZ);
      const topicid = (await player.state()).practice[0]?.questions[0]?.topicid ?? 0;
      const practise = (input: { topicid: number; choice: number }) => player.act('practise', input);
      expect((await practise({ topicid, choice: -1 })).json().Data.outcome).toMatchObject({ choice: -1 });
      expect(problemOf(await practise({ topicid, choice: 3 }))).toEqual([
        'invalid_input',
        [{ field: 'choice', message: '请选择一个选项' }],
      ]);
      expect(problemOf(await practise({ topicid: 1, choice: 0 }))).toEqual([
        'invalid_input',
        [{ field: 'topicid', message: '该题目不可练习' }],
      ]);
    });

    test('offers no practice of questions that the running term asks again', async () => {
      const player = await enter({ ...QUIZ, quiz: { ...QUIZ.quiz, questionsPerTerm: 12 } });
      const { practice } = await player.state();
      // With twelve of twenty questions per term, four come again a week later, and eight after two weeks.
      expect(practice.map(({ questions }) => questions.length)).toEqual([8, 4]);
    });

    test('offers practice of the newest ended term if only the running one is shown', async () => {
      const player = await enter({ ...QUIZ, terms: 'current' });
      const { terms, practice } = await player.state();
      expect([terms.length, practice.map(({ periodid }) => periodid)]).toEqual([1, [termOf(player).periodId - 1]]);
    });
  });
});
