import campaign from '@/campaigns/answer-2412';
import { termAt } from '@/lib/activities/quiz/terms';
import { callerAt } from '../../support/rules/caller';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';

const [definition] = campaign.activities.filter((activity) => activity.kind === 'quiz');
const WEEK = 7 * 24 * 3_600_000;

test('the quiz keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'quiz');
  const { operator, act, state, caller } = story;
  const end = endOf(story);
  if (!definition) throw new Error('There is no quiz.');
  const { quiz } = definition;
  const term = (weeks = 0) => termAt(quiz, new Date(operator.now().getTime() + weeks * WEEK));
  const stranger = callerAt(story.origin, () => '');
  const passSeconds = (seconds: number) =>
    operator.passTo(new Date(operator.now().getTime() + (seconds - 1) * 1_000).toISOString());
  let seconds = 0;

  /** Answers `right` questions of the running term from a number on without the page. */
  async function answer(from: number, right: number) {
    const { periodId, questions } = term();
    for (const [index, question] of questions.slice(from).entries()) {
      expect(await act('begin', { periodid: periodId })).toBe('');
      const choice = index < right ? question.right : (question.right + 1) % question.options.length;
      expect(await act('answer', { periodid: periodId, topicid: question.id, choice })).toBe('');
    }
  }
  async function toNextTerm() {
    await operator.passTo(term().endsAt.toISOString());
  }
  const answerOf = (number: number) => {
    const { periodId, questions } = term();
    const question = questions[number - 1];
    return { periodid: periodId, topicid: question?.id ?? 0, choice: question?.right ?? 0 };
  };
  const target = { slug: campaign.slug, kind: 'quiz' } as const;
  /** The visitor's part of the running term. */
  const mine = async () => (await state()).terms.find(({ running }) => running)?.mine;

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'answer', input: { periodid: 1, topicid: 1, choice: 0 } }),
      [
        /往期题目未登录也可以练习，不计成绩，也不发奖励/,
        async () => {
          const practise = (topicid = 0, choice = 0) => ({ ...target, action: 'practise', input: { topicid, choice } });
          const [past] = (await stranger.stateOf(target)).practice[0]?.questions ?? [];
          expect((await stranger.win(practise(past?.topicid))).won).toEqual([]);
          const { topicid, choice } = answerOf(1);
          expect(await stranger.act(practise(topicid, choice))).toBe('本期题目请登录后正式作答，往期题目可随时练习');
        },
      ],
      [
        /每期 (\d+) 题，均为单选，逐题作答/,
        async (count = '') => {
          expect((await state()).terms.find(({ running }) => running)?.total).toBe(figure(count));
          expect(term().questions).toHaveLength(figure(count));
          expect(await act('answer', answerOf(2))).toBe('请按顺序作答');
        },
      ],
      [
        /每题限时 (\d+) 秒，由服务器从点击开始计时/,
        async (limit = '') => {
          seconds = figure(limit);
          expect(await act('answer', answerOf(1))).toBe('请先开始本题计时');
          expect((await state()).next?.options).toEqual([]);
          expect(await act('begin', { periodid: answerOf(1).periodid })).toBe('');
          await passSeconds(seconds - 5);
          expect(await act('answer', answerOf(1))).toBe('');
          expect(await mine()).toMatchObject({ answered: 1, right: 1 });
        },
      ],
      [/选定后即揭晓对错与解析，不可修改/, async () => expect(await act('answer', answerOf(1))).toBe('该题已作答')],
      [
        /超时按未答对计，计时不因刷新或离开而暂停/,
        async () => {
          const late = answerOf(2);
          expect(await act('begin', { periodid: late.periodid })).toBe('');
          const { deadline } = await state();
          await passSeconds(seconds - 5);
          expect((await state()).deadline).toBe(deadline);
          await passSeconds(6);
          const { outcome } = await caller.win({ ...target, action: 'answer', input: late });
          expect(outcome).toMatchObject({ choice: -1, right: late.choice });
          expect(await mine()).toMatchObject({ answered: 2, right: 1 });
        },
      ],
      [
        /答完后生成成绩卡，写明本期答对题数，可存成图片/,
        async () => {
          const total = term().questions.length;
          // The first answer was right, the second late.
          await answer(2, 0);
          const place = await story.show();
          await place.getByRole('button', { name: '生成成绩卡' }).click();
          await expect(place.getByRole('img', { name: `答对 1 / ${total} 题` })).toBeVisible();
          await expect(place.getByRole('button', { name: '保存图片' })).toBeVisible();
        },
      ],
      [
        /每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题/,
        async () => {
          // A past question that is practised counts for nothing.
          const past = term(-1).questions.find(({ id }) => !term().questions.some((question) => question.id === id));
          expect(await act('practise', { topicid: past?.id ?? 0, choice: past?.right ?? 0 })).toBe('');
          expect(await mine()).toMatchObject({ right: 1, prize: null });
          const [before, next] = [answerOf(1), term(1)];
          const early = { periodid: next.periodId, topicid: next.questions[0]?.id ?? 0, choice: 0 };
          await operator.passTo(new Date(term().endsAt.getTime() - 20_000).toISOString());
          expect(await act('answer', early)).toBe('该期答题尚未开始');
          expect(await act('answer', before)).toBe('该题已作答');
          await toNextTerm();
          expect(await act('answer', before)).toContain('该期答题已结束');
          expect(next.questions.map(({ id }) => id)).not.toContain(before.topicid);
        },
      ],
      [
        /按本期答对题数发放，取达到的较高一档，不叠加：(.+)/,
        async (said = '') => {
          const tiers = said
            .split('，')
            .map((part) => (/^答对 (\d+) 题得 \$(\d+) 赠金$/.exec(part) ?? []).slice(1).map(figure));
          const dollarsFor = (right: number) => tiers.findLast(([from = 0]) => right >= from)?.[1];
          const tried = new Set(tiers.flatMap(([from = 0]) => [from - 1, from]));
          for (const right of tried) {
            await answer(0, right);
            expect((await mine())?.prize?.amount).toBe(dollarsFor(right));
            await toNextTerm();
          }
        },
      ],
      [
        /答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请/,
        async () => {
          expect((await caller.rewardsOf(campaign.slug))[0]).toMatchObject({ state: 'given', unverified: true });
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          const { periodid } = answerOf(1);
          expect(await act('begin', { periodid })).toBe('');
          await end.past();
          expect(await act('answer', answerOf(1))).toBe('活动已结束');
          expect((await caller.rewardsOf(campaign.slug))[0]).toMatchObject({ state: 'given', unverified: true });
          await end.reopen();
        },
      ],
    ],
    [...FREE, ...LOTS_TURN_BONUS_ALONE, [/卡上没有您的手机号与账号/, 'the drawing is handed neither']],
  );
});
