import { expect } from 'playwright/test';
import type { ActivityOf } from '@/lib/activities/schema';
import { type Published, publishedIn } from './odds';
import type { Row } from './reading';
import { runOut } from './stock';
import type { Story } from './story';

/** The wheel of the story's page, and what rules say of every wheel. */
export function wheelOf(story: Story, segments: ActivityOf<'wheel'>['segments']) {
  const { page, place, act, again } = story;
  const spin = place.getByRole('button', { name: '抽奖', exact: true });
  const prizes = place
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '我的奖品' }) })
    .last();
  const odds = place.getByRole('table', { name: '奖品、概率与剩余' });
  let published: Published[] = [];
  let bringBack = async () => {};

  async function spinMore(count: number) {
    for (let used = 0; used < count; used++) expect(await act('spin')).toBe('');
  }
  const oddsRow: Row = [
    /各[格味]概率：(.+)/,
    async (said = '') => {
      published = await publishedIn(said, odds);
    },
  ];
  const stockRow: Row = [
    /剩余数量以页面显示为准/,
    async () => {
      const things = published
        .filter(({ limited }) => limited)
        .map(({ label }) => ({
          item: `wheel/${segments.find((segment) => segment.label === label)?.id}`,
          told: odds.getByRole('row', { name: label }).getByRole('cell').last(),
        }));
      bringBack = await runOut(story, things, '已发完');
    },
  ];
  const substituteRow: Row = [
    /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
    async () => {
      const won = await prizes.getByRole('listitem').locator('b').allInnerTexts();
      const gone = published.filter(({ limited }) => limited).map(({ label }) => label);
      expect(won.filter((label) => gone.includes(label))).toEqual([]);
      await bringBack();
    },
  ];
  return {
    odds,
    prizes,
    published: () => published,
    async expectCredits(count: number) {
      if (count > 0) await expect(place.getByText(`还可抽 ${count} 次`)).toBeVisible();
      else await expect(spin).toBeDisabled();
    },
    async spinOnPage() {
      await spin.click();
      await expect(place.getByRole('status').filter({ hasText: /抽中|停在/ })).toBeVisible();
      if (await page.getByRole('dialog', { name: '恭喜您获得' }).isVisible()) await story.take();
    },
    spinMore,
    expectNoMore: async () => expect(await act('spin')).toBe('抽奖次数已用完'),
    /** What it can stop at, as a table and the operators' stock say too: all that is limited runs out. */
    oddsRows: [oddsRow, stockRow],
    /** What so many spins win is listed at once, and none of it is what has run out, which is there again then. */
    prizeRows: (spins: number): Row[] => [
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          // Of so many one at least wins, as good as always.
          await spinMore(spins);
          await again();
          await expect(prizes.getByRole('listitem').first()).toContainText(/待发放|待实名/);
        },
      ],
      substituteRow,
    ],
    /** It turns no more once the campaign has ended. */
    async expectEnded() {
      await expect(place.getByRole('button', { name: '已结束' })).toBeDisabled();
      expect(await act('spin')).toBe('活动已结束');
    },
  };
}
