import campaign from '@/campaigns/lottery-october';
import { DRAWN, endOf, FREE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { wheelOf } from '../../support/rules/wheel';

const SEGMENTS = campaign.activities.flatMap((activity) => (activity.kind === 'wheel' ? activity.segments : []));

test('the wheel keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'wheel');
  const { visitor, operator, act, caller } = story;
  const end = endOf(story);
  const wheel = wheelOf(story, SEGMENTS);
  const { expectCredits, spin, expectNoMore } = wheel;

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'spin' }),
      ...wheel.oddsRows,
      [
        /转盘次数：每天 (\d+) 次/,
        async (daily = '') => {
          expect(await wheel.prizes()).toEqual([]);
          await expectCredits(figure(daily));
          await spin(figure(daily));
          await expectCredits(0);
          await expectNoMore();
          // A day's credits expire with the day.
          await story.passDays(2);
          await expectCredits(figure(daily));
          await spin(figure(daily));
          await expectNoMore();
        },
      ],
      [
        /通过实名认证得 (\d+) 次/,
        async (verified = '') => {
          expect(await caller.bindCard()).toContain('请先完成实名认证');
          await verify(story);
          await expectCredits(figure(verified));
          await spin(figure(verified));
          await expectNoMore();
        },
      ],
      [
        /绑定本人名下的银行卡得 (\d+) 次/,
        async (card = '') => {
          expect(await caller.bindCard()).toBe('');
          await expectCredits(figure(card));
          await spin(figure(card));
          await expectNoMore();
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不计入/,
        async (minutes = '') => {
          await operator.trade(visitor.account, 'XAUUSD', 9, figure(minutes) * 60 - 1);
          await expectCredits(0);
          await expectNoMore();
        },
      ],
      [
        /每累计平仓 (\d+) 手得 (\d+) 次，至多 (\d+) 次/,
        async (each = '', credits = '', max = '') => {
          const [lots, most] = [figure(each), figure(max)];
          await operator.trade(visitor.account, 'XAUUSD', lots - 0.01, 300);
          expect(await act('spin')).toBe('抽奖次数已用完');
          await operator.trade(visitor.account, 'XAGUSD', 0.01, 300);
          await expectCredits(figure(credits));
          await operator.trade(visitor.account, 'XAUUSD', lots * (most - 1));
          await expectCredits(most);
          await operator.trade(visitor.account, 'XAUUSD', lots * 5);
          await expectCredits(most);
        },
      ],
      [
        /不足一手的按实际手数累计，精确到 ([\d.]+) 手/,
        async (finest = '') => {
          const finer = operator.trade(visitor.account, 'XAUUSD', figure(finest) / 10);
          await expect(finer).rejects.toThrow('lots');
          await operator.trade(visitor.account, 'XAUUSD', figure(finest));
        },
      ],
      ...wheel.prizeRows(9),
      [
        /(\d+ 克)足金金条为实物，成色足金 999，市场价约 \$\d+/,
        async (weight = '') => {
          expect(wheel.published()).toContainEqual(
            expect.objectContaining({ label: `足金金条 ${weight}`, limited: true }),
          );
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /其余次数在活动结束前有效，不可转让/,
        async () => {
          await end.toJustBefore();
          // One of the ten is left, and the day's own credit.
          await expectCredits(2);
          await spin(1);
          await end.past();
          await wheel.expectEnded();
        },
      ],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          expect((await caller.rewardsOf(campaign.slug))[0]?.state).toBe('given');
          await end.reopen();
        },
      ],
    ],
    [...FREE, ...DRAWN, [/转盘每天的次数当天有效，不累积/, 'done with the days']],
  );
});
