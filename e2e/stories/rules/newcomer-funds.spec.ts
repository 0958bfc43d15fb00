import campaign from '@/campaigns/newcomer-2507';
import { callerAt } from '../../support/rules/caller';
import { endOf, FREE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';
import { newSession, type Visitor } from '../../support/visitor';

const COUPONS = campaign.activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));
const DAY = 86_400_000;

test('the funds of new accounts keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'coupon');
  const { operator, act, win, state, mine, openAccount } = story;
  const idOf = (label: string) => COUPONS.find((coupon) => coupon.label === label)?.id ?? '';
  const stateOf = async (label: string) => (await mine()).coupons.find(({ id }) => id === idOf(label))?.state;
  const leftOf = async (label: string) => (await state()).coupons.find(({ id }) => id === idOf(label))?.left;
  const first = COUPONS[0]?.label ?? '';
  const end = endOf(story);
  const claimOf = (label: string) =>
    ({ slug: campaign.slug, kind: 'coupon', action: 'claim', input: { id: idOf(label) } }) as const;
  /** Claims a fund without the page, with a new session, because unused sessions expire. */
  const claimAs = async (visitor: Visitor, label: string) => {
    const token = await newSession(story.origin, visitor);
    return callerAt(story.origin, () => token).act(claimOf(label));
  };
  let inTime = story.visitor;
  let claimedAt = 0;

  /** A fund can be claimed once, as soon as its condition is met. */
  async function claim(label: string, face: string) {
    expect(await win('claim', { id: idOf(label) })).toBe(`$${face} 券`);
    claimedAt = operator.now().getTime();
    expect(await act('claim', { id: idOf(label) })).toBe('该券已领取，每个账户限领一张');
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'claim', input: { id: COUPONS[0]?.id ?? '' } }),
      [
        /限量的领完为止，余量以页面显示为准/,
        async () => {
          const bringBack = await runOut(story, [{ item: `coupon/${idOf(first)}`, left: () => leftOf(first) }]);
          const tickets = (await story.show()).getByRole('listitem');
          await expect(tickets.filter({ hasText: first })).toContainText('已领完');
          expect(await act('claim', { id: idOf(first) })).toBe('该券已领完');
          await bringBack();
        },
      ],
      [/(.+) \$(\d+)：开立真实账户后可领，限量/, claim],
      [
        /(.+) \$(\d+)：通过实名认证后可领，限量/,
        async (label = '', face = '') => {
          expect(await stateOf(label)).toBe('locked');
          expect(await act('claim', { id: idOf(label) })).toBe('尚未达到领取条件');
          await verify(story);
          await claim(label, face);
        },
      ],
      [
        /(.+)自领取起 (\d+) 天内有效/,
        async (label = '', days = '') => {
          // The first one was claimed a few moments before the second.
          await operator.passTo(new Date(claimedAt + figure(days) * DAY - 300_000).toISOString());
          expect(await stateOf(label)).toBe('in-force');
          await operator.passTo(new Date(claimedAt + figure(days) * DAY).toISOString());
          expect(await stateOf(label)).toBe('expired');
        },
      ],
      [
        /仅限首次注册、且注册未满 (\d+) 天的账户领取/,
        async (days = '') => {
          const [young, old] = [await openAccount(), await openAccount()];
          const opened = operator.now().getTime();
          await operator.passTo(new Date(opened + figure(days) * DAY - 60_000).toISOString());
          expect(await claimAs(young, first)).toBe('');
          await operator.passTo(new Date(opened + figure(days) * DAY).toISOString());
          expect(await claimAs(old, first)).toContain(`注册未满 ${days} 天`);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          await end.toJustBefore();
          inTime = await openAccount();
          await end.past();
        },
      ],
      [
        /活动结束后 (\d+) 天内，仍可在本页领取结束前已达成的奖励/,
        async (days = '') => {
          expect(await claimAs(await openAccount(), first)).toBe('尚未达到领取条件');
          // A visitor who registered in the last half minute is a newcomer for almost as long as funds can be claimed.
          await end.past(figure(days) - 1);
          story.visitor = inTime;
          expect(await act('claim', { id: idOf(first) })).toBe('');
          expect(await stateOf(first)).toBe('in-force');
          await end.past(figure(days));
        },
      ],
      [
        /逾期未领取的，不再发放/,
        async () => {
          expect(await claimAs(await openAccount(), first)).toBe('活动已结束，领取期限已过');
          await end.reopen();
        },
      ],
    ],
    [
      ...FREE,
      [/体验金是供体验交易的额度，不是现金，不可出金、转让或抵扣任何费用/, 'the trading platform keeps to it'],
      [/每个账户每种限领一次/, 'done with each fund'],
      [/领取奖励不看手数/, 'done without any'],
      [/到期未用的自动作废，不补发、不折现/, 'done with the days'],
      [
        /到期仍没有通过实名认证的，体验金作废/,
        'nothing is paid before the verification, and its days are tried out above',
      ],
      [/到期时收回体验金本身/, 'the trading platform keeps to it'],
      [
        /用体验金交易所得的盈利转为可出金余额，两份体验金合计以 \$\d+ 为限，超出部分一并收回/,
        'the trading platform keeps to it',
      ],
      [/体验金余额为零时体验结束，不以自有资金补足/, 'the trading platform keeps to it'],
      [/登录本页点击领取/, 'done with each fund'],
      [/账户通过实名认证后，存入体验金余额/, 'operators keep to it'],
      [/未到账的，请联系在线客服并提供账号，2 个工作日内答复/, 'operators keep to it'],
      [/体验单的单笔手数为 .+ 手，不计入其他活动的累计手数/, 'the trading platform does not report them'],
      [/仍有体验持仓的，按到期时的市价平仓/, 'the trading platform keeps to it'],
      [/以多个手机号重复领取体验金，收回全部体验金及其盈利/, 'found out by operators'],
      [/体验与真实交易的心态不同：体验时的结果，不代表使用自有资金时的结果/, 'a warning'],
    ],
  );
});
