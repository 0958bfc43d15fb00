import campaign from '@/campaigns/sign-in-hot-gold';
import { addDays, beijingDay, mondayOf } from '@/lib/time/calendar';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { depositor } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';

test('the sign-in keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'signin');
  const { operator, act, win, mine, caller } = story;
  const end = endOf(story);
  let [daily, cards, inAll] = ['', 0, 0];
  const today = () => beijingDay(operator.now());
  /** The prize of today's sign-in. */
  const signToday = () => win('sign');
  const expectCards = async (count: number) => expect((await mine()).makeUpLeft).toBe(count);
  const streak = async (days: number) => expect((await mine()).streak).toBe(days);
  /** Unsigned days of the current week before today. */
  async function missed(): Promise<string[]> {
    const { days } = await mine();
    const week = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(today()), index));
    return week.filter((day) => day < today() && !days.includes(day));
  }
  /** Moves the clock to the next Monday, on which a new week begins. */
  async function toMonday() {
    await operator.passTo(`${addDays(mondayOf(today()), 7)}T00:00:00+08:00`);
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'sign' }),
      [
        /每天可签到一次，以北京时间 00:00 为界，每次得 (\d+) 积分/,
        async (points = '') => {
          daily = points;
          await toMonday();
          expect(await signToday()).toContain(`${points} 积分`);
          expect(await act('sign')).toBe('今天已签到，明天再来');
          const midnight = `${addDays(today(), 1)}T00:00:00+08:00`;
          await operator.passTo(new Date(Date.parse(midnight) - 20_000).toISOString());
          expect(await act('sign')).toBe('今天已签到，明天再来');
          await operator.passTo(midnight);
          expect((await mine()).days).not.toContain(today());
        },
      ],
      [
        /连续签到(满 .+)/,
        async (said = '') => {
          const milestones = said
            .split('，')
            .map((part) => /^满 (\d+) 天得 \$(\d+) 赠金$/.exec(part)?.slice(1).map(figure));
          // Monday is signed.
          for (let days = 2; days <= 7; days++) {
            const [, dollars] = milestones.find((milestone) => milestone?.[0] === days) ?? [];
            if (dollars === undefined) expect(await act('sign')).toBe('');
            else {
              expect(await signToday()).toContain(`$${dollars} `);
              await streak(days);
            }
            await story.passDays(1);
          }
          const given = (await caller.rewardsOf(campaign.slug)).filter(({ prize }) => prize.unit === 'usd');
          expect(given).toHaveLength(milestones.length);
          inAll = given.reduce((sum, { prize }) => sum + prize.amount, 0);
        },
      ],
      [/每期每档各发一次，一期合计至多 \$(\d+)/, async (most = '') => expect(inAll).toBe(figure(most))],
      [
        /每周一期：周一 00:00 开始，周日 24:00 结束（北京时间），连续天数与补签卡逐期重新计算/,
        async () => {
          expect(today()).toBe(mondayOf(today()));
          await streak(0);
          expect(await signToday()).not.toContain('$');
          await story.passDays(1);
          expect(await signToday()).toContain('$');
          await streak(2);
        },
      ],
      [
        /漏签一天，连续天数从头数起/,
        async () => {
          await story.passDays(2);
          await streak(0);
          expect(await signToday()).not.toContain('$');
          await streak(1);
        },
      ],
      [
        /已领的不收回/,
        async () => {
          expect((await mine()).reached).toContain(2);
        },
      ],
      [
        /每期有 (\d+) 张补签卡，可补本期内、开户之后漏签的日子/,
        async (count = '') => {
          cards = figure(count);
          await expectCards(cards);
          // Including the day before the last signed one, one more day is missed than there are cards.
          await story.passDays(cards + 1);
          expect(await missed()).toHaveLength(cards + 1);
          for (const day of [addDays(mondayOf(today()), -1), today()]) {
            expect(await act('makeUp', { day })).toBe('只可补签本期内今天之前的日期');
          }
          const late = await depositor(story);
          const before = {
            slug: campaign.slug,
            kind: 'signin',
            action: 'makeUp',
            input: { day: addDays(today(), -1) },
          } as const;
          expect(await late.caller.act(before)).toBe('开户之前或活动开始之前的日期不可补签');
        },
      ],
      [
        /补签的一天照发当日积分，并接上连续天数/,
        async () => {
          await signToday();
          await streak(1);
          for (let left = cards; left > 0; left--) {
            const words = await win('makeUp', { day: (await missed()).at(-1) ?? '' });
            expect(words).toContain(`${daily} 积分`);
            // The prize for so many days was already given this week.
            expect(words).not.toContain('$');
            await expectCards(left - 1);
          }
          await streak(cards + 2);
          expect(await missed()).toHaveLength(1);
          expect(await act('makeUp', { day: addDays(mondayOf(today()), 2) })).toBe('本期补签次数已用完');
        },
      ],
      [
        /补签卡仅在当期有效，不结转到下一期/,
        async () => {
          await toMonday();
          await expectCards(cards);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          await signToday();
          await end.past();
          expect(await act('sign')).toBe('活动已结束');
          expect(await caller.rewardsOf(campaign.slug)).toContainEqual(expect.objectContaining({ unverified: true }));
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [
        /积分即时记入积分账户，可在“积分兑换”活动页使用，不可提现或转让/,
        'no call takes points out; the points have a story',
      ],
      [/登录本页签到，达成的奖励自动记入“我的奖励”，无需申请/, 'done above'],
    ],
  );
});
