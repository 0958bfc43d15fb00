import campaign from '@/campaigns/easter-2504';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { callerAt } from '../../support/rules/caller';
import { DRAWN, endOf, FREE, LOTS_TURN_BONUS_ALONE, onePerson, whoMay } from '../../support/rules/common';
import { type Published, publishedIn } from '../../support/rules/odds';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { leaveNone } from '../../support/rules/stock';
import { expect, test } from '../../support/rules/story';

const BOXES = campaign.activities.flatMap((activity) => (activity.kind === 'treasure' ? activity.boxes : []));

test('the eggs of a day keep to each sentence of their rules', async ({ beginStory }) => {
  test.slow();
  const story = await beginStory(campaign.slug, 'treasure');
  const { page, place, operated, act, again, openAccount } = story;
  const end = endOf(story);
  const tile = (label: string) => place.getByRole('listitem').filter({ hasText: label }).first();
  const [first, second, ...others] = BOXES;
  const odds = place.getByRole('table', { name: '奖品、概率与合计剩余' });
  let published: Published[] = [];

  await keepToRules(
    page,
    [
      paidRow(story),
      [
        /持有(.+)真实账户、年满 (\d+) 周岁的个人客户，新老客户均可参加/,
        whoMay(story, { action: 'open', input: { box: first?.id ?? '' } }),
      ],
      [/同一手机号或身份证件，只可用一个账户参加/, onePerson(story)],
      [
        /每枚概率相同：(.+)/,
        async (said = '') => {
          published = await publishedIn(said, odds);
          for (const { outcomes } of BOXES) expect(outcomes).toEqual(first?.outcomes);
        },
      ],
      [
        /每天在 (\d+) 枚彩蛋中任选 (\d+) 枚敲开，当天敲过的不能再敲，次日 ([\d:]+) 重藏/,
        async (places = '', daily = '', at = '') => {
          expect(BOXES).toHaveLength(figure(places));
          for (const day of [1, 2]) {
            await expect(place.getByText(`还可开启 ${daily} 次`)).toBeVisible();
            await tile(first?.label ?? '')
              .getByRole('button')
              .click();
            await expect(tile(first?.label ?? '')).toContainText('已开启');
            // Many an egg has nothing in it.
            if (await page.getByRole('dialog', { name: '恭喜您获得' }).isVisible()) await story.take();
            expect(await act('open', { box: first?.id ?? '' })).toBe('该宝箱已开启');
            for (const box of [second, ...others].slice(0, figure(daily) - 1)) {
              expect(await act('open', { box: box?.id ?? '' })).toBe('');
            }
            expect(await act('open', { box: others.at(-1)?.id ?? '' })).toBe('开箱次数已用完');
            const midnight = Date.parse(`${addDays(beijingDay(operated.now()), 1)}T${at}:00+08:00`);
            expect(midnight).toBe(beginningOf(addDays(beijingDay(operated.now()), 1)).getTime());
            await operated.passTo(new Date(midnight - 20_000).toISOString());
            expect(await act('open', { box: others.at(-1)?.id ?? '' })).toBe('开箱次数已用完');
            await operated.passTo(new Date(midnight).toISOString());
            await again();
            await expect(tile(first?.label ?? '').getByRole('button'), `day ${day}`).toBeEnabled();
          }
        },
      ],
      [
        /限量的以每个藏处各自的余量为准/,
        async () => {
          const limited = first?.outcomes.filter(({ stock }) => stock !== null) ?? [];
          const bringBack = await leaveNone(story, `treasure/${first?.id}/${limited[0]?.id}`);
          await again();
          await expect(tile(first?.label ?? '')).toContainText(limited.length > 1 ? '部分已发完' : '限量已发完');
          await expect(tile(second?.label ?? '')).not.toContainText('已发完');
          await bringBack();
          await again();
          await expect(tile(first?.label ?? '')).not.toContainText('已发完');
        },
      ],
      [
        /剩余数量以页面显示为准/,
        async () => {
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
          // Nobody is lucky for sure: who comes every day finds something some day.
          const prizes = place
            .locator('section')
            .filter({ has: page.getByRole('heading', { name: '我的奖品' }) })
            .last();
          for (let found = 0; found === 0; ) {
            for (const { id } of others.slice(0, 3)) await act('open', { box: id });
            await again();
            found = await prizes.getByRole('listitem').count();
            await story.passDays(1);
            await again();
          }
          await expect(prizes.getByRole('listitem').first()).toContainText('待实名');
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          await expect(tile(second?.label ?? '').getByRole('button')).toBeEnabled();
          await end.past();
          await expect(tile(second?.label ?? '').getByRole('button')).toHaveCount(0);
          const { token } = await openAccount();
          const late = callerAt(story.origin, () => token);
          const open = {
            slug: campaign.slug,
            kind: 'treasure',
            action: 'open',
            input: { box: first?.id ?? '' },
          } as const;
          expect(await late.act(open)).toBe('活动已结束');
          expect(await operated.operate('rewards', { account: story.visitor.account })).toMatch(/given/);
          await end.reopen();
        },
      ],
    ],
    [...FREE, ...DRAWN.slice(0, 1), ...LOTS_TURN_BONUS_ALONE, [/不要求入金或交易/, 'done without any']],
  );
});
