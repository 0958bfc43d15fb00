import campaign from '@/campaigns/lottery-october';
import { DRAWN, endOf, FREE, onePerson, whoMay } from '../../support/rules/common';
import { type Published, publishedIn } from '../../support/rules/odds';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';

test('the wheel keeps to each sentence of its rules', async ({ beginStory }) => {
  test.slow();
  const story = await beginStory(campaign.slug, 'wheel');
  const { page, place, visitor, operated, act, again, caller } = story;
  const end = endOf(story);
  const spin = place.getByRole('button', { name: '抽奖', exact: true });
  const prizes = place
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '我的奖品' }) })
    .last();
  const odds = place.getByRole('table', { name: '奖品、概率与剩余' });
  let published: Published[] = [];
  let bringBack = async () => {};

  async function expectCredits(count: number) {
    if (count > 0) await expect(place.getByText(`还可抽 ${count} 次`)).toBeVisible();
    else await expect(spin).toBeDisabled();
  }
  async function spinOnPage() {
    await spin.click();
    await expect(place.getByRole('status').filter({ hasText: /抽中|停在/ })).toBeVisible();
    if (await page.getByRole('dialog', { name: '恭喜您获得' }).isVisible()) await story.take();
  }
  async function spinMore(count: number) {
    for (let used = 0; used < count; used++) expect(await act('spin')).toBe('');
  }
  const expectNoMore = async () => expect(await act('spin')).toBe('抽奖次数已用完');

  await keepToRules(
    page,
    [
      paidRow(story),
      [/持有(.+)真实账户、年满 (\d+) 周岁的个人客户，新老客户均可参加/, whoMay(story, { action: 'spin' })],
      [/同一手机号、身份证件或银行卡，只可用一个账户参加/, onePerson(story)],
      [
        /各格概率：(.+)/,
        async (said = '') => {
          published = await publishedIn(said, odds);
        },
      ],
      [
        /剩余数量以页面显示为准/,
        async () => {
          const segments = campaign.activities.flatMap((wheel) => (wheel.kind === 'wheel' ? wheel.segments : []));
          const limited = published.filter((outcome) => outcome.limited);
          const things = limited.map(({ label }) => ({
            item: `wheel/${segments.find((segment) => segment.label === label)?.id}`,
            told: odds.getByRole('row', { name: label }).getByRole('cell').last(),
          }));
          bringBack = await runOut(story, things, '已发完');
        },
      ],
      [
        /登录后每日 (\d+) 次/,
        async (daily = '') => {
          await expect(prizes).toContainText('还没有奖品');
          for (let left = figure(daily); left > 0; left--) {
            await expectCredits(left);
            await spinOnPage();
          }
          await expectCredits(0);
          await expectNoMore();
          // A day's credits are gone with it.
          await story.passDays(2);
          await again();
          await expectCredits(figure(daily));
          await spinMore(figure(daily));
          await expectNoMore();
        },
      ],
      [
        /通过实名认证另得 (\d+) 次，绑定银行卡另得 (\d+) 次/,
        async (verified = '', card = '') => {
          expect(await caller.bindCard()).toContain('请先完成实名认证');
          await verify(story);
          await again();
          await expectCredits(figure(verified));
          expect(await caller.bindCard()).toBe('');
          await again();
          await expectCredits(figure(verified) + figure(card));
          await spinMore(figure(verified) + figure(card));
          await expectNoMore();
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不计入/,
        async (minutes = '') => {
          await operated.trade(visitor.account, 'XAUUSD', 9, figure(minutes) * 60 - 1);
          await again();
          await expectCredits(0);
          await expectNoMore();
        },
      ],
      [
        /每累计平仓 (\d+) 手另得 (\d+) 次，至多 (\d+) 次/,
        async (each = '', credits = '', max = '') => {
          const [lots, most] = [figure(each), figure(max)];
          await operated.trade(visitor.account, 'XAUUSD', lots - 0.01, 300);
          expect(await act('spin')).toBe('抽奖次数已用完');
          await operated.trade(visitor.account, 'XAGUSD', 0.01, 300);
          await again();
          await expectCredits(figure(credits));
          await operated.trade(visitor.account, 'XAUUSD', lots * (most - 1));
          await again();
          await expectCredits(most);
          await operated.trade(visitor.account, 'XAUUSD', lots * 5);
          await again();
          await expectCredits(most);
        },
      ],
      [
        /不足一手的按实际手数累计，精确到 ([\d.]+) 手/,
        async (finest = '') => {
          const finer = operated.trade(visitor.account, 'XAUUSD', figure(finest) / 10);
          await expect(finer).rejects.toThrow('lots');
          await operated.trade(visitor.account, 'XAUUSD', figure(finest));
        },
      ],
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          // Of ten spins one at least wins, as good as always.
          await spinMore(9);
          await again();
          await expect(prizes.getByRole('listitem').first()).toContainText('待发放');
        },
      ],
      [
        /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
        async () => {
          const won = await prizes.getByRole('listitem').locator('b').allInnerTexts();
          const gone = published.filter(({ limited }) => limited).map(({ label }) => label);
          expect(won.filter((label) => gone.includes(label))).toEqual([]);
          await bringBack();
        },
      ],
      [
        /(\d+ 克)足金金条为实物，成色足金 999，限量，市场价约 \$\d+/,
        async (weight = '') => {
          await expect(odds.getByRole('row', { name: `足金金条 ${weight}` })).toContainText(/\d 份/);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /由认证、绑卡、交易得到的次数，在活动结束前有效/,
        async () => {
          await end.toJustBefore();
          // Of the ten one is left, and the day's own.
          await expectCredits(2);
          await spinOnPage();
          await end.past();
          await expect(place.getByRole('button', { name: '已结束' })).toBeDisabled();
          expect(await act('spin')).toBe('活动已结束');
        },
      ],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await expect(prizes.getByRole('listitem').first()).toContainText('待发放');
          await end.reopen();
        },
      ],
    ],
    [...FREE, ...DRAWN],
  );
});
