import campaign from '@/campaigns/christmas-and-newyear';
import { addDays, beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { DRAWN, endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { type Published, publishedIn } from '../../support/rules/odds';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { leaveNone, stockOf } from '../../support/rules/stock';
import { expect, test } from '../../support/rules/story';

const BOXES = campaign.activities.flatMap((activity) => (activity.kind === 'treasure' ? activity.boxes : []));

test('the wall of doors keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'treasure');
  const { operator, act, state, mine, caller } = story;
  const end = endOf(story);
  const today = () => beijingDay(operator.now());
  const dayOf = (day = today()) => Number(day.slice(8));
  const doorOf = (day: number) => BOXES.find(({ unlock }) => unlock.by === 'day' && unlock.day === day);
  const stateOf = async (day: number) => (await mine()).boxes.find(({ id }) => id === doorOf(day)?.id)?.state;
  const open = (day: number) => act('open', { box: doorOf(day)?.id ?? '' });
  const limitedIn = (day: number) => doorOf(day)?.outcomes.filter(({ stock }) => stock !== null) ?? [];
  const itemOf = (day: number) => `treasure/${doorOf(day)?.id}/${limitedIn(day)[0]?.id}`;
  let published: Published[] = [];

  const toDay = (day: string, seconds = 0) =>
    operator.passTo(new Date(Date.parse(`${day}T00:00:00+08:00`) + seconds * 1_000).toISOString());
  /** How many of the limited prize behind a door are left. */
  const leftIn = async (day: number) => {
    const [limited] = limitedIn(day);
    const box = (await state()).boxes.find(({ id }) => id === doorOf(day)?.id);
    return box?.outcomes.find(({ id }) => id === limited?.id)?.left;
  };

  await toDay(addDays(firstOfNextMonth(today()), 9));
  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'open', input: { box: BOXES[0]?.id ?? '' } }),
      [
        /其余每扇：(.+)/,
        async (said = '') => {
          published = publishedIn(said, doorOf(1)?.outcomes ?? []);
          for (let day = 2; day <= 24; day++) expect(doorOf(day)?.outcomes).toEqual(doorOf(1)?.outcomes);
        },
      ],
      [
        /(\d+) 日的门：(.+)/,
        async (day = '', said = '') => {
          publishedIn(said, doorOf(figure(day))?.outcomes ?? []);
        },
      ],
      [
        /剩余数量以页面显示为准/,
        async () => {
          const bringBack = await leaveNone(story, itemOf(dayOf()), today().slice(0, 7));
          const place = await story.show();
          await expect(place.getByRole('table', { name: /^1—24.*奖品、概率与合计剩余$/ })).toBeVisible();
          await expect(place.getByRole('listitem').nth(dayOf() - 1)).toContainText('部分已发完');
          await bringBack();
          expect(await leftIn(dayOf())).toBeGreaterThan(0);
        },
      ],
      [
        /每月 1 日翻新，每天（北京时间 00:00 至 24:00）只可开当天的一扇，逾期不补/,
        async () => {
          const day = dayOf();
          expect(await open(day - 1)).toBe('该宝箱的开启日已过');
          expect(await open(day + 1)).toBe('该宝箱尚未解锁');
          expect(await story.win('open', { box: doorOf(day)?.id ?? '' })).toContain('$');
          expect(await stateOf(day)).toBe('opened');
          expect(await open(day)).toBe('该宝箱已开启');
          await toDay(addDays(today(), 2), -20);
          expect(dayOf()).toBe(day + 1);
          expect(await open(day + 2)).toBe('该宝箱尚未解锁');
          await toDay(addDays(today(), 1));
          expect(await open(day + 1)).toBe('该宝箱的开启日已过');
          expect(await open(day + 2)).toBe('');
          // The wall starts again each month, so doors opened before can be opened again.
          await toDay(addDays(firstOfNextMonth(today()), day - 1));
          expect((await mine()).boxes.filter((box) => box.state === 'opened')).toEqual([]);
          expect(await open(day)).toBe('');
        },
      ],
      [
        /限量的份数按每扇每月计，每月 1 日补足，上月剩余的不结转/,
        async () => {
          const month = today().slice(0, 7);
          const lastDay = dayOf(addDays(firstOfNextMonth(today()), -1));
          await leaveNone(story, itemOf(lastDay), month);
          await toDay(firstOfNextMonth(today()), -20);
          expect(today().slice(0, 7)).toBe(month);
          expect(await leftIn(lastDay)).toBe(0);
          await toDay(addDays(today(), 1));
          expect(await leftIn(lastDay)).toBeGreaterThan(0);
          const of = limitedIn(dayOf())[0]?.stock;
          const { total, given } = await stockOf(operator, campaign.slug, itemOf(dayOf()), today().slice(0, 7));
          expect(Number(total.replaceAll(',', ''))).toBe(of);
          expect(given).toBe('0');
        },
      ],
      [
        /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
        async () => {
          expect(published.find(({ limited }) => !limited)).toEqual(published[0]);
        },
      ],
      [
        /(\d+ 克)足金金条为实物，成色足金 999，市场价约 \$\d+/,
        async (weight = '') => {
          const bars = BOXES.flatMap(({ outcomes }) => outcomes).filter(({ label }) => label.includes(weight));
          expect(bars.length).toBeGreaterThan(0);
          for (const { stock } of bars) expect(stock).not.toBeNull();
        },
      ],
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          const before = await caller.rewardsOf(campaign.slug);
          expect(await open(dayOf())).toBe('');
          expect(await caller.rewardsOf(campaign.slug)).toHaveLength(before.length + 1);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          expect(await stateOf(dayOf())).toBe('ready');
          await end.past();
          expect(await open(dayOf())).toBe('活动已结束');
          expect(await operator.run('rewards', { account: story.visitor.account })).toMatch(/待发放/);
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      ...DRAWN,
      ...LOTS_TURN_BONUS_ALONE,
      [/当月没有的日子，对应的门不开/, 'a door opens on its own day only'],
      [/每扇每月限开一次/, 'done with the days'],
    ],
  );
});
