import campaign from '@/campaigns/signin-2506';
import { addDays, beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';

test('a month of sign-ins with double days keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'signin');
  const { operator, act, win, mine } = story;
  const end = endOf(story);
  const today = () => beijingDay(operator.now());
  const streak = async (days: number) => expect((await mine()).streak).toBe(days);
  let [daily, cards] = [0, 0];
  let milestones: (readonly [number, number])[] = [];

  const toDay = (day: string) => operator.passTo(`${day}T00:00:00+08:00`);
  const toNextMonth = (day = 1) => toDay(addDays(firstOfNextMonth(today()), day - 1));
  /** The prize of today's sign-in. */
  const signToday = () => win('sign');
  /** Makes up the last missed day, and returns its prize. */
  async function makeUpLast(): Promise<string> {
    const { days } = await mine();
    let day = addDays(today(), -1);
    while (days.includes(day)) day = addDays(day, -1);
    return win('makeUp', { day });
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'sign' }),
      [
        /每天可签到一次，以北京时间 00:00 为界，每次得 (\d+) 积分/,
        async (points = '') => {
          daily = figure(points);
          await toNextMonth(5);
          expect(await signToday()).toContain(`${daily} 积分`);
          expect(await act('sign')).toBe('今天已签到，明天再来');
        },
      ],
      [
        /连续签到(满 .+)/,
        async (said = '') => {
          milestones = said.split('，').map((part) => {
            const [, days = '', dollars = ''] = /^满 (\d+) 天得 \$(\d+) 赠金$/.exec(part) ?? [];
            return [figure(days), figure(dollars)] as const;
          });
          expect(milestones.every(([days]) => days > 2)).toBe(true);
        },
      ],
      [
        /每月 (.+) 日为双倍日：积分双倍，签到或补签这一天都按两天计入连续天数/,
        async (said = '') => {
          const [double = 0, next = 0] = said.split(' 日、').map(figure);
          const [first, dollars] = milestones[0] ?? [0, 0];
          // Two days before it are signed, and the double day counts two: together they exceed the milestone.
          expect([double, first]).toEqual([7, 3]);
          await story.passDays(1);
          expect(await signToday()).not.toContain('$');
          await story.passDays(1);
          expect(Number(today().slice(8))).toBe(double);
          const won = await signToday();
          expect(won).toContain(`${2 * daily} 积分`);
          expect(won).toContain(`$${dollars}`);
          await streak(3);
          // Three signed days count four; the next milestone needs three more.
          const [second, more] = milestones[1] ?? [0, 0];
          for (let counted = 4; counted < second - 1; counted++) {
            await story.passDays(1);
            expect(await signToday()).not.toContain('$');
          }
          await story.passDays(1);
          const wonSecond = await signToday();
          expect(wonSecond).toContain(`${daily} 积分`);
          expect(wonSecond).toContain(`$${more}`);
          // A double day that is made up counts double too.
          const month = today().slice(0, 8);
          await toDay(`${month}${next + 1}`);
          await streak(0);
          expect(await makeUpLast()).toContain(`${2 * daily} 积分`);
        },
      ],
      [
        /每期有 (\d+) 张补签卡，可补本期内、开户之后漏签的日子/,
        async (count = '') => {
          cards = figure(count);
          // One card is used.
          expect((await mine()).makeUpLeft).toBe(cards - 1);
          for (let left = cards - 1; left > 0; left--) await makeUpLast();
          const open = `${today().slice(0, 8)}01`;
          expect(await act('makeUp', { day: open })).toBe('本期补签次数已用完');
        },
      ],
      [
        /补签的一天照发当日积分，并接上连续天数/,
        // Yesterday, the double day, and the earlier days that the cards covered.
        () => streak(cards),
      ],
      [
        /漏签一天，连续天数从头数起/,
        async () => {
          expect(await signToday()).toContain('积分');
          await streak(cards + 1);
          await story.passDays(2);
          await streak(0);
        },
      ],
      [
        /已领的不收回/,
        async () => {
          expect((await mine()).reached).toEqual(milestones.slice(0, 2).map(([days]) => days));
        },
      ],
      [
        /每月一期：1 日 00:00 开始，最后一日 24:00 结束（北京时间），连续天数与补签卡逐期重新计算/,
        async () => {
          const first = firstOfNextMonth(today());
          await operator.passTo(new Date(Date.parse(`${first}T00:00:00+08:00`) - 30_000).toISOString());
          await signToday();
          await streak(1);
          await toDay(first);
          await streak(0);
          expect((await mine()).reached).toEqual([]);
        },
      ],
      [/补签卡仅在当期有效，不结转到下一期/, async () => expect((await mine()).makeUpLeft).toBe(cards)],
      [
        /每期每档各发一次，一期合计至多 \$(\d+)/,
        async (most = '') => {
          expect(milestones.reduce((sum, [, dollars]) => sum + dollars, 0)).toBe(figure(most));
          const before = (await operator.run('rewards', { account: story.visitor.account })).match(/ 美元 /g) ?? [];
          const [longest = 0] = milestones.at(-1) ?? [];
          // From the beginning of the month there are two double days, so two days fewer are enough for all milestones.
          for (let signed = 0; signed < longest - 2; signed++) {
            expect(await act('sign')).toBe('');
            await story.passDays(1);
          }
          const after = (await operator.run('rewards', { account: story.visitor.account })).match(/ 美元 /g) ?? [];
          expect(after.length - before.length).toBe(milestones.length);
          expect((await mine()).reached).toEqual(milestones.map(([days]) => days));
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.past();
          expect(await act('sign')).toBe('活动已结束');
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
