import campaign from '@/campaigns/easter-2504';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { callerAt } from '../../support/rules/caller';
import { DRAWN, endOf, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { type Published, publishedIn } from '../../support/rules/odds';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { leaveNone } from '../../support/rules/stock';
import { expect, test } from '../../support/rules/story';

const BOXES = campaign.activities.flatMap((activity) => (activity.kind === 'treasure' ? activity.boxes : []));

test('the eggs of a day keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'treasure');
  const { operator, act, state, mine, caller, openAccount } = story;
  const end = endOf(story);
  const [first, second, ...others] = BOXES;
  const stateOf = async (box = first) => (await mine()).boxes.find(({ id }) => id === box?.id)?.state;
  const leftIn = async (box = first) => (await state()).boxes.find(({ id }) => id === box?.id)?.outcomes ?? [];
  let published: Published[] = [];
  let daily = 0;

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'open', input: { box: first?.id ?? '' } }),
      [
        /每枚概率相同：(.+)/,
        async (said = '') => {
          published = publishedIn(said, first?.outcomes ?? []);
          for (const { outcomes } of BOXES) expect(outcomes).toEqual(first?.outcomes);
        },
      ],
      [
        /开启次数：每天 (\d+) 次，在 (\d+) 枚彩蛋中任选/,
        async (count = '', places = '') => {
          daily = figure(count);
          expect(BOXES).toHaveLength(figure(places));
        },
      ],
      [
        /每枚每天限开一次，次日 ([\d:]+)（北京时间）复原/,
        async (at = '') => {
          for (const day of [1, 2]) {
            expect((await mine()).turns, `day ${day}`).toBe(daily);
            expect(await act('open', { box: first?.id ?? '' })).toBe('');
            expect(await stateOf()).toBe('opened');
            expect(await act('open', { box: first?.id ?? '' })).toBe('该宝箱已开启');
            for (const box of [second, ...others].slice(0, daily - 1)) {
              expect(await act('open', { box: box?.id ?? '' })).toBe('');
            }
            expect(await act('open', { box: others.at(-1)?.id ?? '' })).toBe('开箱次数已用完');
            const midnight = Date.parse(`${addDays(beijingDay(operator.now()), 1)}T${at}:00+08:00`);
            expect(midnight).toBe(beginningOf(addDays(beijingDay(operator.now()), 1)).getTime());
            await operator.passTo(new Date(midnight - 20_000).toISOString());
            expect(await act('open', { box: others.at(-1)?.id ?? '' })).toBe('开箱次数已用完');
            await operator.passTo(new Date(midnight).toISOString());
            expect(await stateOf()).toBe('ready');
          }
        },
      ],
      [
        /限量的份数按每枚各自计/,
        async () => {
          const limited = first?.outcomes.filter(({ stock }) => stock !== null) ?? [];
          const [gone] = limited;
          const bringBack = await leaveNone(story, `treasure/${first?.id}/${gone?.id}`);
          const leftOf = async (box = first) => (await leftIn(box)).find(({ id }) => id === gone?.id)?.left;
          expect(await leftOf(first)).toBe(0);
          expect(await leftOf(second)).toBeGreaterThan(0);
          await bringBack();
          expect(await leftOf(first)).toBeGreaterThan(0);
        },
      ],
      [
        /剩余数量以页面显示为准/,
        async () => {
          const odds = (await story.show()).getByRole('table', { name: '奖品、概率与合计剩余' });
          for (const { label, limited } of published) {
            const left = odds.getByRole('row', { name: label, exact: false }).getByRole('cell').last();
            await expect(left).toHaveText(limited ? /^[\d,]+ 份$/ : '不限量');
          }
        },
      ],
      [
        /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
        async () => {
          const [substitute] = published.filter(({ limited }) => !limited);
          expect(published[0]).toEqual(substitute);
        },
      ],
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          // No day is sure to win, but a visitor who comes every day finds something eventually.
          let found = await caller.rewardsOf(campaign.slug);
          while (found.length === 0) {
            for (const { id } of others.slice(0, 3)) expect(await act('open', { box: id })).toBe('');
            found = await caller.rewardsOf(campaign.slug);
            await story.passDays(1);
          }
          expect(found[0]).toMatchObject({ state: 'given', unverified: true });
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          expect(await stateOf(second)).toBe('ready');
          await end.past();
          const { token } = await openAccount();
          const late = callerAt(story.origin, () => token);
          const open = {
            slug: campaign.slug,
            kind: 'treasure',
            action: 'open',
            input: { box: first?.id ?? '' },
          } as const;
          expect(await late.act(open)).toBe('活动已结束');
          expect(await operator.run('rewards', { account: story.visitor.account })).toMatch(/待发放/);
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      ...DRAWN.slice(0, 1),
      ...LOTS_TURN_BONUS_ALONE,
      [/不要求入金或交易/, 'done without any'],
      [/每天的次数当天有效，不累积/, 'done with the days'],
    ],
  );
});
