import { describeOnDatabase } from '../../testing';
import { Desk } from '../testing/desk';
import { sumOf } from './reward-ledger';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnDatabase((database) => {
  let desk: Desk;
  let account: string;
  let from: number;
  beforeEach(async () => {
    desk = await Desk.open(database());
    account = await desk.join();
    for (const id of ['half', 'first']) await desk.act(account, 'cover', 'coupon', 'claim', { id });
    from = desk.api.clock.read().getTime();
    desk.api.clock.move(5 * HOUR);
  });

  /** Imports a trade that opened `opened` minutes after the coupons took effect and stayed open for `held` minutes. */
  async function trade(reference: string, opened: number, held = 60, symbol = 'XAUUSD', owner = account) {
    const at = (minutes: number) => new Date(from + minutes * MINUTE).toISOString();
    const row = [owner, reference, symbol, 1, at(opened), at(opened + held)].join();
    await desk.run('import-trades', { file: `account,reference,symbol,lots,openedAt,closedAt\n${row}` });
  }
  const use = (coupon: string, input: Record<string, unknown> = {}) =>
    desk.run('use-coupon', { campaign: 'cover', coupon, account, ...input });
  const compensated = async () => {
    const entries = (await desk.entries()).filter(({ unit }) => unit === 'usd');
    return sumOf([], entries).get('usd') ?? 0;
  };

  // @proves 补一笔亏损平仓的实际亏损，至多 …
  // @proves 补一笔亏损平仓的 …%，至多 …
  test('compensates its share of the loss, at most its face value', async () => {
    // Both limits are inclusive: opened with the term, and open for five minutes.
    await trade('T-1', 0, 5);
    expect(await use('half', { trade: 'T-1', loss: '39.99' })).toContain('已核销：交易 T-1 应赔付 20 美元。');
    expect(await compensated()).toBe(20);
    await desk.run('reverse', { id: ['1'], reason: 'no loss after all' });
    expect(await compensated()).toBe(0);
    expect(await use('first', { trade: 'T-1', loss: '1,000' })).toContain('已核销：交易 T-1 应赔付 20 美元。');
    expect(await compensated()).toBe(20);
  });

  // @proves 一张券对应一笔亏损平仓的…交易，开仓与平仓均须在券的有效期内
  // @proves 持仓不足 … 分钟的交易不适用
  test.each<[string, number, number, string, string]>([
    ['opened before the term', -1, 60, 'XAUUSD', '的开仓或平仓不在券的有效期内。'],
    ['open for less than five minutes', 10, 4.9, 'XAUUSD', '持仓不足 5 分钟。'],
    ['of another symbol', 10, 60, 'EURUSD', '的品种是 EURUSD，此券限'],
  ])('rejects a trade %s', async (_, opened, held, symbol, refusal) => {
    await trade('T-1', opened, held, symbol);
    await expect(use('half', { trade: 'T-1', loss: '10' })).rejects.toThrow(refusal);
    expect(await compensated()).toBe(0);
  });

  test('needs the loss and an imported trade of the same account with an opening time', async () => {
    const other = await desk.join();
    await trade('T-1', 0, 60, 'XAUUSD', other);
    for (const reference of ['T-1', 'T-2']) {
      await expect(use('half', { trade: reference, loss: '10' })).rejects.toThrow('没有交易');
    }
    const row = [account, 'T-2', 'XAUUSD', 1, new Date(from + HOUR).toISOString()].join();
    await desk.run('import-trades', { file: `account,reference,symbol,lots,closedAt\n${row}` });
    await expect(use('half', { trade: 'T-2', loss: '10' })).rejects.toThrow('没有开仓时间，请先导入。');
    await expect(use('half', { trade: 'T-2' })).rejects.toThrow('赔付亏损，请填写交易和亏损。');
    await expect(use('half')).rejects.toThrow('赔付亏损，请填写交易和亏损。');
    await trade('T-3', 0);
    await desk.run('reverse-trade', { reference: 'T-3', reason: 'of another account' });
    await expect(use('half', { trade: 'T-3', loss: '10' })).rejects.toThrow('没有交易');
  });

  // @proves 最迟须在券到期前提出申请
  // @proves 到期前已提出、核对中的，不受到期影响
  test('accepts an expired coupon if the visitor asked after the trade closed and before the coupon ended', async () => {
    await trade('T-1', 0, 60);
    desk.api.clock.move(7 * 24 * HOUR);
    await expect(use('half', { trade: 'T-1', loss: '10' })).rejects.toThrow('过期');
    const asked = '2026-06-01T12:59';
    await expect(use('half', { trade: 'T-1', loss: '10', asked })).rejects.toThrow('的开仓或平仓不在券的有效期内。');
    expect(await use('half', { trade: 'T-1', loss: '10', asked: '2026-06-01T13:01' })).toContain('应赔付 5 美元。');
  });

  // @proves 一笔亏损单只可使用一张券，不叠加
  test('compensates a loss once when several coupons are used at the same time', async () => {
    await trade('T-1', 0);
    const loss = { trade: 'T-1', loss: '10' };
    const answers = await Promise.allSettled([use('half', loss), use('first', loss), use('half', loss)]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    for (const refusal of refused) expect(refusal).toContain('已由奖励编号');
    expect(refused.length).toBeGreaterThan(0);
    expect(await compensated()).toBe(answers[1]?.status === 'fulfilled' ? 10 : 5);
    expect((await desk.entries()).filter(({ entry }) => entry === 'compensated')).toHaveLength(1);
  });

  // @proves 补生效后开仓的头一笔亏损平仓的实际亏损，至多 …
  test('a coupon for the first loss needs --earlier-gained if other trades closed before', async () => {
    await trade('T-1', 0, 30);
    await trade('T-2', 40, 30);
    await expect(use('first', { trade: 'T-2', loss: '10' })).rejects.toThrow('更早平仓的有：T-1。');
    expect(await use('first', { trade: 'T-2', loss: '10', 'earlier-gained': true })).toContain('应赔付 10 美元。');
  });

  test('a used coupon names the trade that it compensated', async () => {
    await trade('T-1', 0);
    await use('half', { trade: 'T-1', loss: '10' });
    expect(await use('half', { trade: 'T-1', loss: '10' })).toContain('核销');
    await expect(use('half', { trade: 'T-2', loss: '10' })).rejects.toThrow('核销，赔付交易 T-1 的亏损 5 美元。');
    expect(await compensated()).toBe(5);
  });
});
