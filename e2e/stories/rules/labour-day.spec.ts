import campaign from '@/campaigns/labour-day-2505';
import { callerAt } from '../../support/rules/caller';
import { claimRows, DRAWN, FREE, participantRows } from '../../support/rules/common';
import { dollarsOf } from '../../support/rules/first-deposit';
import { lotRows } from '../../support/rules/lots';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules, type Row } from '../../support/rules/reading';
import { besides, expect, test } from '../../support/rules/story';
import { wheelOf } from '../../support/rules/wheel';

const SEGMENTS = campaign.activities.flatMap((activity) => (activity.kind === 'wheel' ? activity.segments : []));
const COLLECT = { slug: campaign.slug, kind: 'tiers', action: 'collect' } as const;
const BELOW = '尚未达到首档条件';

test('a wheel beside a ladder of lots keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'wheel');
  const { visitor, operator, openAccount } = story;
  const ladder = besides(story, 'tiers');
  const wheel = wheelOf(story, SEGMENTS);
  const { expectCredits, expectNoMore } = wheel;
  const tiers: { from: number; reward: number }[] = [];
  let lots = 0;

  async function tradeTo(count: number) {
    await operator.trade(visitor.account, 'XAUUSD', Number((count - lots).toFixed(2)));
    lots = count;
  }
  /** Opens another account that trades. Its `collect` returns the sentence of the rejection. */
  async function trader() {
    const { account, token } = await openAccount();
    const caller = callerAt(story.origin, () => token);
    return {
      account,
      trade: (count: number) => operator.trade(account, 'XAUUSD', Number(count.toFixed(2))),
      collect: () => caller.act(COLLECT),
    };
  }
  const ending = claimRows(story, {
    async reach() {
      await expectCredits(1);
      story.visitor = await openAccount();
      await operator.trade(story.visitor.account, 'XAUUSD', tiers[0]?.from ?? 0);
    },
    async collect() {
      // Trades after the end do not count.
      await operator.trade(story.visitor.account, 'XAUUSD', tiers[1]?.from ?? 0);
      expect(await ladder.win('collect')).toContain(`$${tiers[0]?.reward} `);
      expect(await ladder.act('collect')).toBe('已达档位的奖励均已领取');
    },
    late: () => ladder.act('collect'),
  });
  const ended: Row = [/转盘次数在活动结束前有效，不可转让/, wheel.expectEnded];

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'spin' }),
      ...wheel.oddsRows,
      ...lotRows(story, {
        async none() {
          await expectNoMore();
          expect(await ladder.act('collect')).toBe(BELOW);
        },
        async some(count) {
          lots = count;
        },
      }),
      [
        /转盘次数：每累计平仓 (\d+) 手得 (\d+) 次，至多 (\d+) 次/,
        async (each = '', credits = '', max = '') => {
          const most = figure(max);
          await tradeTo(figure(each) - 0.01);
          await expectCredits(0);
          await expectNoMore();
          await tradeTo(figure(each));
          await expectCredits(figure(credits));
          for (const count of [most, most + 5]) {
            await tradeTo(figure(each) * count);
            await expectCredits(most);
          }
          await wheel.spin(1);
        },
      ],
      ...wheel.prizeRows(18),
      [
        /平仓满 (\d+) 手，得 \$(\d+)/,
        async (from = '', reward = '') => {
          const below = tiers.at(-1)?.reward ?? 0;
          const [nearly, reached] = [await trader(), await trader()];
          await nearly.trade(figure(from) - 0.01);
          expect(await nearly.collect()).toBe(below === 0 ? BELOW : '');
          expect(await dollarsOf(story, nearly.account)).toBe(below);
          await reached.trade(figure(from));
          expect(await reached.collect()).toBe('');
          expect(await dollarsOf(story, reached.account)).toBe(figure(reward));
          tiers.push({ from: figure(from), reward: figure(reward) });
        },
      ],
      [
        /各档为该档总额，不与低档累加/,
        async () => {
          const { account, trade, collect } = await trader();
          let traded = 0;
          for (const { from, reward } of tiers) {
            await trade(from - traded);
            traded = from;
            expect(await collect()).toBe('');
            expect(await dollarsOf(story, account)).toBe(reward);
            expect(await collect()).toBe('已达档位的奖励均已领取');
          }
        },
      ],
      [
        /登录本页，在“工分簿”中点击领取，系统按账户的真实记录核对，无需上传凭证/,
        async () => {
          const reached = tiers.findLast(({ from }) => from <= lots)?.reward ?? 0;
          const before = await dollarsOf(story, visitor.account);
          expect(await ladder.act('collect')).toBe('');
          expect(await dollarsOf(story, visitor.account)).toBeCloseTo(before + reached, 2);
        },
      ],
      [
        /(.+)为实物，容量 750 毫升，市场价约 \$\d+/,
        async (label = '') =>
          expect(wheel.published()).toContainEqual(expect.objectContaining({ label, limited: true })),
      ],
      ...ending.slice(0, 2),
      ended,
      ...ending.slice(2),
    ],
    [...FREE, ...DRAWN, [/升档后补发差额/, 'done with each tier']],
  );
});
