import { describeOnBothDatabases } from '../testing/databases';
import { sumOf } from './reward-ledger';
import { Desk } from './testing/desk';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnBothDatabases((database) => {
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

  /** Records a trade that was opened so many minutes after the coupons came into force, and held for so many. */
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

  test('makes good its share of the loss, and no more than its face', async () => {
    await trade('T-1', 0);
    expect(await use('half', { trade: 'T-1', loss: '39.99' })).toContain('20 US dollars are to be paid for trade T-1');
    expect(await compensated()).toBe(20);
    await desk.run('reverse', { id: ['1'], reason: 'no loss after all' });
    expect(await compensated()).toBe(0);
    expect(await use('first', { trade: 'T-1', loss: '1,000' })).toContain('20 US dollars are to be paid for trade T-1');
    expect(await compensated()).toBe(20);
  });

  test.each<[string, number, number, string, string]>([
    ['opened before the term', -1, 60, 'XAUUSD', "within the coupon's term"],
    ['held for less than five minutes', 10, 4.9, 'XAUUSD', 'held for less than 5 minutes'],
    ['of another symbol', 10, 60, 'EURUSD', 'is of EURUSD'],
  ])('is not for a trade %s', async (_, opened, held, symbol, refusal) => {
    await trade('T-1', opened, held, symbol);
    await expect(use('half', { trade: 'T-1', loss: '10' })).rejects.toThrow(refusal);
    expect(await compensated()).toBe(0);
  });

  test('is for a trade of its own account that is on record with its opening, and is named with its loss', async () => {
    const other = await desk.join();
    await trade('T-1', 0, 60, 'XAUUSD', other);
    for (const reference of ['T-1', 'T-2']) {
      await expect(use('half', { trade: reference, loss: '10' })).rejects.toThrow('has no trade');
    }
    const row = [account, 'T-2', 'XAUUSD', 1, new Date(from + HOUR).toISOString()].join();
    await desk.run('import-trades', { file: `account,reference,symbol,lots,closedAt\n${row}` });
    await expect(use('half', { trade: 'T-2', loss: '10' })).rejects.toThrow('no opening time');
    await expect(use('half', { trade: 'T-2' })).rejects.toThrow('--trade and --loss');
    await expect(use('half')).rejects.toThrow('--trade and --loss');
    await trade('T-3', 0);
    await desk.run('reverse-trade', { reference: 'T-3', reason: 'of another account' });
    await expect(use('half', { trade: 'T-3', loss: '10' })).rejects.toThrow('has no trade');
  });

  test('one that expired was asked for after the trade was closed, and before its own end', async () => {
    await trade('T-1', 0, 60);
    desk.api.clock.move(7 * 24 * HOUR);
    await expect(use('half', { trade: 'T-1', loss: '10' })).rejects.toThrow('expired at');
    const asked = '2026-06-01T12:59';
    await expect(use('half', { trade: 'T-1', loss: '10', asked })).rejects.toThrow("within the coupon's term");
    expect(await use('half', { trade: 'T-1', loss: '10', asked: '2026-06-01T13:01' })).toContain('is used now: 5 US');
  });

  test('a loss is made good by one coupon alone, whoever asks for it at once', async () => {
    await trade('T-1', 0);
    const loss = { trade: 'T-1', loss: '10' };
    const answers = await Promise.allSettled([use('half', loss), use('first', loss), use('half', loss)]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    for (const refusal of refused) expect(refusal).toContain('made good already');
    expect(refused.length).toBeGreaterThan(0);
    expect(await compensated()).toBe(answers[1]?.status === 'fulfilled' ? 10 : 5);
    expect((await desk.entries()).filter(({ entry }) => entry === 'compensated')).toHaveLength(1);
  });

  test('one for the first loss needs a word on what was closed before', async () => {
    await trade('T-1', 0, 30);
    await trade('T-2', 40, 30);
    await expect(use('first', { trade: 'T-2', loss: '10' })).rejects.toThrow('in which T-1 was closed before');
    expect(await use('first', { trade: 'T-2', loss: '10', 'earlier-gained': true })).toContain('10 US dollars');
  });

  test('used once, it tells for what', async () => {
    await trade('T-1', 0);
    await use('half', { trade: 'T-1', loss: '10' });
    expect(await use('half', { trade: 'T-1', loss: '10' })).toContain('was used already');
    await expect(use('half', { trade: 'T-2', loss: '10' })).rejects.toThrow(
      'compensated 5 US dollars, loss of trade T-1',
    );
    expect(await compensated()).toBe(5);
  });
});
