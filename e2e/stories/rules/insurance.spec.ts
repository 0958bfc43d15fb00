import { randomUUID } from 'node:crypto';
import campaign from '@/campaigns/insurance-2508';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { depositor } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';

const COUPONS = campaign.activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));
const LABELS = COUPONS.map(({ label }) => label);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** US dollars, more than any coupon requires. */
const ENOUGH = 10_000;

test('the coupons of a share of a loss keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'coupon');
  const { visitor, operator, act, state, mine } = story;
  const idOf = (label: string) => COUPONS.find((coupon) => coupon.label === label)?.id ?? '';
  const stateOf = async (label: string) => (await mine()).coupons.find(({ id }) => id === idOf(label))?.state;
  const leftOf = async (label: string) => (await state()).coupons.find(({ id }) => id === idOf(label))?.left;
  const claimOf = (label: string) =>
    ({ slug: campaign.slug, kind: 'coupon', action: 'claim', input: { id: idOf(label) } }) as const;
  const use = (label: string, account: string, lost: { trade: string; loss: string }) =>
    operator.run('use-coupon', { campaign: campaign.slug, coupon: idOf(label), account, ...lost });
  const passTo = (time: number) => operator.passTo(new Date(time).toISOString());
  let deposited = 0;
  const claimedAt = new Map<string, number>();
  const validDays = new Map<string, number>();
  let wait = 0;
  /** Three more accounts with all coupons: one for each side of their limit, one for a loss that all coupons would cover. */
  let others: string[] = [];
  let compared = 0;

  /** Records a trade, by default in gold, closed just now. */
  async function trade(account: string, held = 3_600, symbol = 'XAUUSD'): Promise<string> {
    const reference = randomUUID();
    await operator.trade(account, symbol, 1, held, reference);
    return reference;
  }
  async function depositTo(dollars: number) {
    await operator.deposit(visitor.account, Number((dollars - deposited).toFixed(2)));
    deposited = dollars;
  }
  /** A coupon can be claimed once, as soon as its condition is met. */
  async function claim(label: string, met: () => Promise<unknown>) {
    expect(await stateOf(label)).toBe('locked');
    expect(await act('claim', { id: idOf(label) })).toBe('尚未达到领取条件');
    await met();
    expect(await act('claim', { id: idOf(label) })).toBe('');
    claimedAt.set(label, operator.now().getTime());
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
          const limited = COUPONS.filter(({ stock }) => stock !== null);
          const things = limited.map(({ id, label }) => ({ item: `coupon/${id}`, left: () => leftOf(label) }));
          const bringBack = await runOut(story, things);
          const tickets = (await story.show()).getByRole('listitem');
          for (const { label } of limited) await expect(tickets.filter({ hasText: label })).toContainText('已领完');
          const { caller } = await depositor(story, ENOUGH);
          for (const { label } of limited) expect(await caller.act(claimOf(label))).toBe('该券已领完');
          await bringBack();
        },
      ],
      [
        /(.+) \$\d+：通过实名认证后可领/,
        async (label = '') => {
          expect(await leftOf(label)).toBeNull();
          await claim(label, () => verify(story));
        },
      ],
      [
        /(.+) \$\d+：累计入金满 \$([\d,]+) 后可领，限量/,
        async (label = '', from = '') => {
          expect(await leftOf(label)).not.toBeNull();
          await depositTo(figure(from) - 0.01);
          await claim(label, () => depositTo(figure(from)));
        },
      ],
      [
        /(.+)领取 (\d+) 小时后生效，自生效起 (\d+) 天内有效/,
        async (claimed = '', hours = '', days = '') => {
          validDays.set(claimed, figure(days));
          if (validDays.size < COUPONS.length) return;
          const holders = [];
          for (const _ of ['below', 'above', 'twice']) holders.push(await depositor(story, ENOUGH));
          for (const { caller } of holders) {
            for (const label of LABELS) expect(await caller.act(claimOf(label))).toBe('');
          }
          others = holders.map(({ account }) => account);
          wait = figure(hours) * HOUR;
          const inForceAt = operator.now().getTime() + wait;
          await passTo(inForceAt - 300_000);
          for (const label of LABELS) {
            const early = { trade: await trade(others[0] ?? '', 300), loss: '10' };
            await expect(use(label, others[0] ?? '', early)).rejects.toThrow('起有效。');
          }
          await passTo(inForceAt);
          for (const label of LABELS) expect(await stateOf(label)).toBe('in-force');
          const before = { trade: await trade(others[0] ?? ''), loss: '10' };
          await expect(use(LABELS[0] ?? '', others[0] ?? '', before)).rejects.toThrow('的开仓或平仓不在券的有效期内。');
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不适用/,
        async (minutes = '') => {
          await passTo(operator.now().getTime() + 2 * HOUR);
          const [account = ''] = others;
          const short = { trade: await trade(account, figure(minutes) * 60 - 1), loss: '10' };
          await expect(use(LABELS[0] ?? '', account, short)).rejects.toThrow(`持仓不足 ${minutes} 分钟。`);
        },
      ],
      [
        /一张券对应一笔亏损平仓的伦敦金或伦敦银交易，开仓与平仓均须在券的有效期内/,
        async () => {
          const [account = ''] = others;
          const foreign = { trade: await trade(account, 300, 'EURUSD'), loss: '10' };
          await expect(use(LABELS[0] ?? '', account, foreign)).rejects.toThrow('此券限 XAUUSD、XAGUSD。');
        },
      ],
      [
        /一笔亏损单只可使用一张券，不叠加/,
        async () => {
          const account = others[2] ?? '';
          const lost = { trade: await trade(account, 300), loss: '10' };
          const [one = '', other = ''] = LABELS;
          expect(await use(one, account, lost)).toContain('应赔付');
          await expect(use(other, account, lost)).rejects.toThrow('已由奖励编号');
        },
      ],
      [
        /补一笔亏损平仓的 (\d+)%，至多 \$(\d+)/,
        async (share = '', face = '') => {
          // The sentences are in the order of the coupons.
          const label = LABELS[compared++] ?? '';
          const least = (figure(face) * 100) / figure(share);
          const [below = '', above = ''] = others;
          const smaller = { trade: await trade(below, 300), loss: String(least - 10) };
          const made = figure(face) - figure(share) / 10;
          expect(await use(label, below, smaller)).toContain(`应赔付 ${made} 美元。`);
          const larger = { trade: await trade(above, 300), loss: String(least + 10) };
          expect(await use(label, above, larger)).toContain(`应赔付 ${face} 美元。`);
          expect(await use(label, above, larger)).toContain('核销');
        },
      ],
      [
        /到期未用的自动作废，不补发、不折现/,
        async () => {
          for (const [label, days] of validDays) {
            const end = (claimedAt.get(label) ?? 0) + wait + days * DAY;
            await passTo(end - 300_000);
            expect(await stateOf(label)).toBe('in-force');
            await passTo(end);
            expect(await stateOf(label)).toBe('expired');
          }
          const late = { trade: await trade(visitor.account), loss: '10' };
          for (const label of LABELS) {
            await expect(use(label, visitor.account, late)).rejects.toThrow('过期');
            expect(await act('claim', { id: idOf(label) })).toBe('该券已领取，每个账户限领一张');
          }
        },
      ],
      ...claimRows(story, {
        async reach() {
          story.visitor = await story.openAccount();
          await operator.deposit(story.visitor.account, ENOUGH);
        },
        async collect() {
          // A deposit after the end unlocks nothing.
          const late = await depositor(story, ENOUGH);
          for (const label of LABELS) expect(await late.caller.act(claimOf(label))).toBe('尚未达到领取条件');
          expect(await act('claim', { id: idOf(LABELS[1] ?? '') })).toBe('');
        },
        late: () => act('claim', { id: idOf(LABELS[2] ?? '') }),
      }),
    ],
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/补偿以赠金发放/, 'done with the loss'],
      [/每个账户每种限领一次/, 'done with each coupon'],
      [/登录本页，在已解锁的券上点击领取/, 'done with each coupon'],
      [/用券时联系在线客服，提供账号、亏损单号与所用券名/, 'how it is asked for'],
      [/2 个工作日内核对答复/, 'operators keep to it'],
      [/最迟须在券到期前提出申请/, 'done with the time in which they hold'],
      [/到期前已提出、核对中的，不受到期影响/, 'operators say when it was asked; unit tests try both sides'],
      [/以反向对开、多账户对冲等方式制造亏损单的，不予补偿/, 'found out by operators'],
      [/交易保险券是活动补偿券，不是保险产品，也不能消除交易亏损的可能/, 'a warning'],
    ],
  );
});
