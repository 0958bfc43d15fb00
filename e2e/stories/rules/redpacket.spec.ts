import campaign from '@/campaigns/scramble-dollar-2501';
import { callerAt } from '../../support/rules/caller';
import { endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test } from '../../support/rules/story';

const HOUR = 3_600_000;
const PACKETS = campaign.activities.flatMap((activity) => (activity.kind === 'redpacket' ? activity.packets : []));

test('the red packets keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'redpacket');
  const { operator, act, state, mine, caller } = story;
  const end = endOf(story);
  let [every, lasts, inAll] = [0, 0, 0];

  /** When the next round begins. Rounds start with Beijing's days. */
  const nextAt = () => Math.ceil((operator.now().getTime() + 8 * HOUR) / every) * every - 8 * HOUR;
  const passTo = (time: number) => operator.passTo(new Date(time).toISOString());
  const idOf = (time: number) => new Date(time + 8 * HOUR).toISOString().slice(0, 16);
  async function setRound(round: number, total: (id: string) => number) {
    for (const { id } of PACKETS) {
      const packets = {
        campaign: campaign.slug,
        item: `redpacket/${id}`,
        total: String(total(id)),
        round: idOf(round),
      };
      await operator.run('set-stock', packets);
    }
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'grab' }),
      [
        /每场 (\d+) 个红包：(.+)/,
        async (all = '', said = '') => {
          const counts = said.split('，').map((part) => /^\$(\d+) 赠金 (\d+) 个$/.exec(part)?.slice(1).map(figure));
          inAll = figure(all);
          expect(PACKETS.reduce((sum, { stock }) => sum + stock, 0)).toBe(inAll);
          expect(PACKETS.map(({ prize, stock }) => [prize.amount, stock])).toEqual(counts);
        },
      ],
      [
        /每日（北京时间）00:00 起每 (\d+) 小时一场，全天 (\d+) 场，每场 (\d+) 分钟，抢完即止/,
        async (hours = '', rounds = '', minutes = '') => {
          every = figure(hours) * HOUR;
          lasts = figure(minutes) * 60_000;
          expect(figure(hours) * figure(rounds)).toBe(24);
          const begins = nextAt();
          await passTo(begins - 20_000);
          expect((await state()).round).toBeNull();
          expect(await act('grab')).toContain('红包雨还没开始');
          await passTo(begins);
          expect((await state()).round).not.toBeNull();
          const inTime = await story.openAccount();
          await passTo(begins + lasts - 15_000);
          const target = { slug: campaign.slug, kind: 'redpacket', action: 'grab' } as const;
          expect(await callerAt(story.origin, () => inTime.token).act(target)).toBe('');
          await passTo(begins + lasts);
          expect(await act('grab')).toContain('红包雨还没开始');
        },
      ],
      [
        /当场未抢完的不累计到下一场/,
        async () => {
          await passTo(nextAt());
          // One packet was taken in the last round.
          expect((await state()).round?.left).toBe(inAll);
        },
      ],
      [
        /每个账户每场限抢一个/,
        async () => {
          expect(await story.win('grab')).toContain('$');
          expect((await mine()).grabbed).not.toBeNull();
          expect(await act('grab')).toBe('本场红包您已抢到');
        },
      ],
      [
        /个别场次另有增减的，以页面显示的余量为准/,
        async () => {
          const round = nextAt();
          await setRound(round, (id) => (id === PACKETS.at(-1)?.id ? 2 : 0));
          await passTo(round);
          const place = await story.show();
          await expect(place).toContainText('本场还剩 2 个');
          const [one, other] = [await story.openAccount(), await story.openAccount()];
          const target = { slug: campaign.slug, kind: 'redpacket', action: 'grab' } as const;
          for (const { token } of [one, other]) expect(await callerAt(story.origin, () => token).act(target)).toBe('');
          expect(await act('grab')).toContain('本场红包已抢完');
          await expect(await story.show()).toContainText('本场已抢完');
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.past();
          expect(await act('grab')).toBe('活动已结束');
          expect(await caller.rewardsOf(campaign.slug)).toMatchObject([{ state: 'given', unverified: true }]);
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/场内随机发出，剩余红包每个被抽中的机会均等/, 'a draw cannot be foreseen; unit tests count draws'],
      [/登录本页，在场次进行中点击落下的红包/, 'done above'],
      [/是否抢到，以服务器记录为准/, 'done above'],
      [/抢到的红包，可在本页“我的奖品”查看/, 'where it is shown'],
    ],
  );
});
