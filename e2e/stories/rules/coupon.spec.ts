import { randomUUID } from 'node:crypto';
import campaign from '@/campaigns/compensate-plan';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';

const COUPONS = campaign.activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('the coupons keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'coupon');
  const { visitor, operator, act, win, state, mine } = story;
  const idOf = (label: string) => COUPONS.find((coupon) => coupon.label === label)?.id ?? '';
  const stateOf = async (label: string) => (await mine()).coupons.find(({ id }) => id === idOf(label))?.state;
  const leftOf = async (label: string) => (await state()).coupons.find(({ id }) => id === idOf(label))?.left;
  const faces = new Map<string, string>();
  const validDays = new Map<string, number>();
  let claimedAt = 0;
  let inForceAt = 0;
  const use = (label: string, loss?: { trade: string; loss: string }) =>
    operator.run('use-coupon', {
      campaign: campaign.slug,
      coupon: idOf(label),
      account: visitor.account,
      ...loss,
    });
  /** Records a trade, by default in gold and an hour long, closed just now. */
  async function trade(symbol = 'XAUUSD', held = 3_600): Promise<string> {
    const reference = randomUUID();
    await operator.trade(visitor.account, symbol, 1, held, reference);
    return reference;
  }
  const passTo = (time: number) => operator.passTo(new Date(time).toISOString());

  /** A coupon can be claimed once, as soon as its condition is met. */
  async function claim(label: string, face: string, nearly: () => Promise<unknown>, met: () => Promise<unknown>) {
    faces.set(label, face);
    await nearly();
    expect(await stateOf(label)).toBe('locked');
    expect(await act('claim', { id: idOf(label) })).toBe('尚未达到领取条件');
    await met();
    expect(await win('claim', { id: idOf(label) })).toBe(`$${face} 券`);
    expect(await act('claim', { id: idOf(label) })).toBe('该券已领取，每个账户限领一张');
    claimedAt = operator.now().getTime();
  }
  const [first = '', second = ''] = COUPONS.map(({ label }) => label);

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'claim', input: { id: COUPONS[0]?.id ?? '' } }),
      [
        /限量的领完为止，余量以页面显示为准/,
        async () => {
          const thing = { item: `coupon/${idOf(second)}`, left: () => leftOf(second) };
          const bringBack = await runOut(story, [thing]);
          const tickets = (await story.show()).getByRole('listitem');
          await expect(tickets.filter({ hasText: second })).toContainText('已领完');
          await operator.deposit(visitor.account, 1);
          await bringBack();
        },
      ],
      [
        /(.+) \$(\d+)：通过实名认证后可领/,
        (label = '', face = '') =>
          claim(
            label,
            face,
            async () => {},
            () => verify(story),
          ),
      ],
      [
        /(.+) \$(\d+)：累计入金满 \$([\d,]+) 后可领，限量/,
        (label = '', face = '', from = '') =>
          claim(
            label,
            face,
            () => operator.deposit(visitor.account, figure(from) - 1.01),
            () => operator.deposit(visitor.account, 0.01),
          ),
      ],
      [
        /(.+)领取 (\d+) 小时后生效，自生效起 (\d+) 天内有效/,
        async (claimed = '', hours = '', days = '') => {
          validDays.set(claimed, figure(days));
          if (validDays.size < COUPONS.length) return;
          // The first one was claimed a few moments earlier.
          inForceAt = claimedAt + figure(hours) * HOUR;
          await passTo(inForceAt - 300_000);
          for (const label of [first, second]) {
            expect(await stateOf(label)).toBe('claimed');
            await expect(use(label)).rejects.toThrow('起有效。');
          }
          await passTo(inForceAt);
          for (const label of [first, second]) expect(await stateOf(label)).toBe('in-force');
          const early = { trade: await trade(), loss: '10' };
          await expect(use(second, early)).rejects.toThrow('的开仓或平仓不在券的有效期内。');
        },
      ],
      [
        /一张券对应一笔亏损平仓的伦敦金或伦敦银交易，开仓与平仓均须在券的有效期内/,
        async () => {
          await passTo(inForceAt + 2 * HOUR);
          const foreign = { trade: await trade('EURUSD'), loss: '10' };
          await expect(use(second, foreign)).rejects.toThrow('此券限 XAUUSD、XAGUSD。');
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不适用/,
        async (minutes = '') => {
          const short = { trade: await trade('XAUUSD', figure(minutes) * 60 - 1), loss: '10' };
          await expect(use(second, short)).rejects.toThrow(`持仓不足 ${minutes} 分钟。`);
        },
      ],
      [
        /到期未用的自动作废，不补发、不折现/,
        async () => {
          const [one = 0, other = 0] = [first, second].map((label) => validDays.get(label));
          await passTo(inForceAt + one * DAY - 300_000);
          expect(await stateOf(first)).toBe('in-force');
          await passTo(inForceAt + one * DAY);
          expect(await stateOf(first)).toBe('expired');
          await expect(use(first)).rejects.toThrow('过期');
          await passTo(inForceAt + other * DAY - 300_000);
          expect(await stateOf(second)).toBe('in-force');
        },
      ],
      [
        /补一笔亏损平仓的实际亏损，至多 \$(\d+)/,
        async (most = '') => {
          const face = figure(most);
          const used = await use(second, { trade: await trade(), loss: String(face + 0.01) });
          expect(used).toContain(`应赔付 ${face} 美元。`);
        },
      ],
      [
        /2 个工作日内核对并补发，页面上的券显示“已使用”/,
        async () => {
          const tickets = (await story.show()).getByRole('listitem');
          await expect(tickets.filter({ hasText: second })).toContainText('已使用');
          expect(await use(second)).toContain('核销');
        },
      ],
      ...claimRows(story, {
        async reach() {
          story.visitor = await story.openAccount();
          await operator.deposit(story.visitor.account, 500);
        },
        async collect() {
          const late = await story.openAccount();
          await operator.deposit(late.account, 500);
          expect(await win('claim', { id: idOf(second) })).toBe(`$${faces.get(second)} 券`);
          story.visitor = late;
        },
        late: () => act('claim', { id: idOf(second) }),
      }),
    ],
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/“包赔计划”为活动名称，不覆盖全部亏损，也不适用于全部交易/, 'a warning'],
      [/每个账户每种限领一次/, 'done with each coupon'],
      [/补生效后开仓的头一笔亏损平仓的实际亏损，至多 \$\d+/, 'operators find out which loss came first'],
      [/一笔亏损单只可使用一张券，不叠加/, 'done with the insurance'],
      [/补偿按该笔平仓的实际亏损，以赠金发放/, 'done with the loss'],
      [/登录本页，在符合条件的券上点击领取/, 'done with each coupon'],
      [/用券时联系在线客服，提供账号与亏损单号/, 'how it is asked for'],
      [/最迟须在券到期前提出申请/, 'done with the time in which they hold'],
      [/到期前已提出、核对中的，不受到期影响/, 'operators say when it was asked; unit tests try both sides'],
      [/以反向对开、多账户对冲等方式制造亏损单的，不予补偿/, 'found out by operators'],
      [/补偿券只减轻一笔交易的部分亏损，请勿因持有券而放大仓位或取消止损/, 'a warning'],
    ],
  );
});
