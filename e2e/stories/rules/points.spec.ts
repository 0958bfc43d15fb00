import campaign from '@/campaigns/integrate-2412';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { takePrize } from '../../support/activities';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { lotRows } from '../../support/rules/lots';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';

const [SHOP] = campaign.activities.flatMap((activity) => (activity.kind === 'points' ? [activity] : []));

test('the points keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'points');
  const { visitor, operator, act, state, mine, caller } = story;
  let [sum, lots] = [0, 0];
  const wayOf = (label: RegExp) => SHOP?.earn.find((way) => label.test(way.label))?.id ?? '';
  const [cheap, dear] = ['coupon-5', 'gold-bean'].map((id) => SHOP?.shop.find((item) => item.id === id));

  const expectBalance = async (points: number) => expect((await mine()).balance).toBe(points);
  /** Points can be collected once, as soon as they are earned. */
  async function earn(label: RegExp, points: string, nearly?: () => Promise<unknown>, met?: () => Promise<unknown>) {
    const id = wayOf(label);
    if (nearly) {
      await nearly();
      expect(await act('earn', { id })).toBe('任务尚未完成');
    }
    await met?.();
    expect(await act('earn', { id })).toBe('');
    sum += figure(points);
    await expectBalance(sum);
    expect(await act('earn', { id })).toBe('该任务的积分已领取');
  }
  const trade = async (count: number) => {
    await operator.trade(visitor.account, 'XAUUSD', count);
    lots += count;
  };

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'earn', input: { id: wayOf(/进店/) } }),
      [
        /每天（北京时间 00:00 至 24:00）可领一次积分，每次 (\d+) 分/,
        async (points = '') => {
          for (const day of [1, 2]) {
            expect(await act('earn', { id: wayOf(/进店/) })).toBe('');
            await expectBalance(figure(points) * day);
            const midnight = beginningOf(addDays(beijingDay(operator.now()), 1)).getTime();
            await operator.passTo(new Date(midnight - 20_000).toISOString());
            expect(await act('earn', { id: wayOf(/进店/) })).toBe('今日积分已领取，明日再来');
            await operator.passTo(new Date(midnight).toISOString());
          }
          sum = 2 * figure(points);
        },
      ],
      ...lotRows(story, {
        async none() {},
        async some(count) {
          lots = count;
        },
      }),
      [/开立真实账户得 (\d+) 分/, (points = '') => earn(/注册账户/, points)],
      [
        /通过实名认证得 (\d+) 分/,
        (points = '') =>
          earn(
            /实名认证/,
            points,
            async () => {},
            () => verify(story),
          ),
      ],
      [
        /绑定本人名下的银行卡得 (\d+) 分/,
        (points = '') =>
          earn(
            /绑定银行卡/,
            points,
            async () => {},
            async () => expect(await caller.bindCard()).toBe(''),
          ),
      ],
      [
        /首次入金单笔满 \$(\d+) 得 (\d+) 分/,
        async (from = '', points = '') => {
          const small = await story.openAccount();
          const theirs = callerAt(story.origin, () => small.token);
          await operator.deposit(small.account, figure(from) - 0.01);
          await operator.deposit(small.account, figure(from));
          const id = wayOf(/首次入金/);
          expect(await theirs.act({ slug: campaign.slug, kind: 'points', action: 'earn', input: { id } })).toBe(
            '任务尚未完成',
          );
          await earn(
            /首次入金/,
            points,
            async () => {},
            () => operator.deposit(visitor.account, figure(from)),
          );
        },
      ],
      [
        /累计平仓满 (\d+) 手得 (\d+) 分/,
        (needed = '', points = '') =>
          // A hundredth less would be enough if the shorter trade counted.
          earn(
            new RegExp(`累计平仓满\\s${needed}\\s手`),
            points,
            () => trade(figure(needed) - lots - 0.01),
            () => trade(0.01),
          ),
      ],
      [
        /点击兑换并确认后，积分即时扣除，不可退回/,
        async () => {
          expect(await act('redeem', { id: dear?.id ?? '' })).toContain('积分不足');
          const place = await story.show();
          const [thing, dearThing] = [cheap, dear].map((item) =>
            place.getByRole('listitem').filter({ hasText: `${item?.cost.toLocaleString('en-US')} 积分` }),
          );
          await expect(dearThing?.getByRole('button') ?? place).toBeDisabled();
          await thing?.getByRole('button', { name: /^兑换/ }).click();
          const question = place.page().getByRole('dialog', { name: '确认兑换' });
          await expectBalance(sum);
          await question.getByRole('button', { name: '确认兑换' }).click();
          await takePrize(place.page());
          sum -= cheap?.cost ?? 0;
          await expectBalance(sum);
        },
      ],
      [
        /余量以页面显示为准，兑完为止/,
        async () => {
          const left = async () => (await state()).shop.find(({ id }) => id === cheap?.id)?.left;
          const bringBack = await runOut(story, [{ item: `points/${cheap?.id}`, left }]);
          await expect((await story.show()).getByRole('button', { name: '已兑完' })).toHaveCount(1);
          expect(await act('redeem', { id: cheap?.id ?? '' })).toBe('该商品已兑完');
          await bringBack();
          expect(await act('redeem', { id: cheap?.id ?? '' })).toBe('');
          sum -= cheap?.cost ?? 0;
        },
      ],
      [
        /积分没有有效期/,
        async () => {
          await story.passDays(100);
          await expectBalance(sum);
        },
      ],
      ...claimRows(story, {
        async reach() {
          story.visitor = await story.openAccount();
        },
        async collect() {
          expect(await act('earn', { id: wayOf(/进店/) })).toBe('活动已结束');
          expect(await act('earn', { id: wayOf(/注册账户/) })).toBe('');
        },
        late: () => act('earn', { id: wayOf(/注册/) }),
      }),
    ],
    [
      ...FREE,
      [/积分可兑换页面所列的券、赠金与实物/, 'done with one of them'],
      [
        /点差抵扣券用于抵扣伦敦金、伦敦银的点差成本，每张限用一次，自到账之日起 \d+ 天内有效/,
        'the trading platform keeps to it',
      ],
      [/1 克金豆为足金实物，按克数发放，不随金价增减积分/, 'operators keep to it'],
      [/图片供参考，以实物为准/, 'advice'],
      [/登录本页点击领取积分，即时入账/, 'done with each'],
      [/各记一次/, 'done with each'],
      [/券于 1 个工作日内到账/, 'operators keep to it'],
      [/实物请在 7 日内向在线客服登记地址，登记后 10 个工作日内寄出/, 'operators keep to it'],
      [/账户销户时，未兑换的积分清零/, 'a deleted account has no session'],
      [/积分只是活动回馈，不是存款或投资，请勿为积分而交易/, 'a warning'],
    ],
  );
});
