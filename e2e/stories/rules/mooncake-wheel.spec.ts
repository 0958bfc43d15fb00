import campaign from '@/campaigns/zhongqiu-2509';
import { DRAWN, endOf, FREE, participantRows } from '../../support/rules/common';
import { lotRows } from '../../support/rules/lots';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { wheelOf } from '../../support/rules/wheel';

const SEGMENTS = campaign.activities.flatMap((activity) => (activity.kind === 'wheel' ? activity.segments : []));

test('a wheel for verified customers keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'wheel');
  const { visitor, operator, act, caller } = story;
  const end = endOf(story);
  const wheel = wheelOf(story, SEGMENTS);
  const { expectCredits, spin, expectNoMore } = wheel;
  let lots = 0;

  await keepToRules(
    story,
    [
      ...participantRows(story, { action: 'spin' }),
      [/领取奖励前须通过实名认证/, async () => expect(await act('spin')).toBe('通过实名认证后，即可领取本活动的奖励')],
      ...wheel.oddsRows,
      [
        /“(.+)”一块没有奖品/,
        async (label = '') => {
          const without = SEGMENTS.filter(({ prize }) => prize === null).map((segment) => segment.label);
          expect(without).toEqual([label]);
          expect(wheel.published().map((outcome) => outcome.label)).toContain(label);
        },
      ],
      [
        /转盘次数：通过实名认证得 (\d+) 次/,
        async (credits = '') => {
          await verify(story);
          await expectCredits(figure(credits));
          await spin(figure(credits));
          await expectNoMore();
        },
      ],
      [
        /累计入金满 \$([\d,]+) 得 (\d+) 次/,
        async (from = '', credits = '') => {
          await operator.deposit(visitor.account, figure(from) - 1.01);
          await operator.deposit(visitor.account, 1);
          await expectNoMore();
          await operator.deposit(visitor.account, 0.01);
          await expectCredits(figure(credits));
          await spin(figure(credits));
          await operator.deposit(visitor.account, figure(from));
          await expectNoMore();
        },
      ],
      ...lotRows(story, {
        none: expectNoMore,
        async some(count) {
          lots = count;
        },
      }),
      [
        /每累计平仓 (\d+) 手得 (\d+) 次，至多 (\d+) 次/,
        async (each = '', credits = '', max = '') => {
          const most = figure(max);
          // This would be enough if the shorter trade counted.
          await operator.trade(visitor.account, 'XAUUSD', Number((figure(each) - lots - 0.01).toFixed(2)));
          await expectCredits(0);
          await operator.trade(visitor.account, 'XAGUSD', 0.01);
          await expectCredits(figure(credits));
          await operator.trade(visitor.account, 'XAUUSD', figure(each) * (most - 1));
          await expectCredits(most);
          await operator.trade(visitor.account, 'XAUUSD', figure(each));
          await expectCredits(most);
          await spin(most - 13);
        },
      ],
      ...wheel.prizeRows(12),
      [
        /(.+)为实物，市场价约 \$\d+/,
        async (label = '') =>
          expect(wheel.published()).toContainEqual(expect.objectContaining({ label, limited: true })),
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /转盘次数在活动结束前有效，不可转让/,
        async () => {
          await end.toJustBefore();
          await expectCredits(1);
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
    [...FREE, ...DRAWN],
  );
});
