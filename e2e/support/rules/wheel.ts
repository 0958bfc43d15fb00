import { expect } from 'playwright/test';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { expectGone, type Published, publishedIn } from './odds';
import type { Row } from './reading';
import { runOut } from './stock';
import type { Play, Story } from './story';

/** A wheel, and the rules that every wheel has. */
export function wheelOf(story: Story & Play<'wheel'>, segments: ActivityOf<'wheel'>['segments']) {
  const { slug, caller, act, state, mine } = story;
  let published: Published[] = [];
  let bringBack = async () => {};
  /** The prizes won, newest first. */
  const prizes = async () => (await caller.rewardsOf(slug)).map(({ prize }) => prizeText(prize));

  async function spin(count: number) {
    for (let used = 0; used < count; used++) expect(await act('spin')).toBe('');
  }
  const oddsRow: Row = [
    /各[格味]概率：(.+)/,
    async (said = '') => {
      published = publishedIn(said, segments);
    },
  ];
  const stockRow: Row = [
    /剩余数量以页面显示为准/,
    async () => {
      const limited = segments.filter(({ stock }) => stock !== null);
      bringBack = await runOut(
        story,
        limited.map(({ id }) => ({
          item: `wheel/${id}`,
          left: async () => (await state()).segments.find((segment) => segment.id === id)?.left,
        })),
      );
      const place = await story.show();
      await expectGone(place.getByRole('table', { name: '奖品、概率与剩余' }), published);
    },
  ];
  const substituteRow: Row = [
    /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
    async () => {
      const gone = published.filter(({ limited }) => limited).map(({ label }) => label);
      expect((await prizes()).filter((label) => gone.includes(label))).toEqual([]);
      await bringBack();
    },
  ];
  return {
    published: () => published,
    prizes,
    spin,
    expectCredits: async (count: number) => expect((await mine()).spins).toBe(count),
    expectNoMore: async () => expect(await act('spin')).toBe('抽奖次数已用完'),
    /** The possible outcomes, and that limited ones run out. */
    oddsRows: [oddsRow, stockRow],
    /** Expects the prizes of `spins` spins in the list immediately, none of which has run out, and then restores the stock. */
    prizeRows: (spins: number): Row[] => [
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          // With so many spins at least one practically always wins.
          await spin(spins);
          expect((await caller.rewardsOf(slug))[0]?.state).toBe('given');
        },
      ],
      substituteRow,
    ],
    /** Expects that the wheel rejects a spin once the campaign has ended. */
    expectEnded: async () => expect(await act('spin')).toBe('活动已结束'),
  };
}
