import { after, MINUTE } from '../../platform/clock/clock';
import { depositReversals, tradeReversals } from '../../platform/database/schema/corrections';
import { type DEPOSIT_STATES, deposits, trades } from '../../platform/database/schema/funds';
import { describeOnDatabase } from '../../testing';
import { makeAccounts } from '../activities/testing/concurrency/accounts';
import { heldLongEnough, readDeposited, readFirstDeposits, readLots, totalLots } from './totals';

const now = new Date('2026-06-01T04:00:00Z');
const BY_HAND = { reason: 'a mistake', operator: 'Li Na', at: now };
const ALWAYS = { since: null, until: null };

// @proves 所有品种的手数合并累计
// @proves 不足一手的按实际手数累计，精确到 … 手
test.each([
  [{}, 0],
  [{ XAUUSD: 1.1, XAGUSD: 2.2 }, 3.3],
  [{ XAUUSD: 0.1, XAGUSD: 0.2, EURUSD: 0.005 }, 0.31],
])('adds lots of %j to %d, without binary rounding errors', (bySymbol, total) => {
  expect(totalLots(bySymbol)).toBe(total);
});

describeOnDatabase((database) => {
  let one: string;
  let two: string;
  beforeEach(async () => {
    [one = '', two = ''] = (await makeAccounts(database().orm, 2, now)).map(({ account }) => account);
  });

  let counted = 0;
  const deposit = async (
    account: string,
    amount: number,
    minutes: number,
    state: (typeof DEPOSIT_STATES)[number] = 'settled',
  ) => {
    const at = after(now, minutes * MINUTE);
    const [row] = await database()
      .orm.insert(deposits)
      .values({ account, reference: `D-${counted++}`, amount, state, createdAt: at, settledAt: at })
      .returning();
    return row?.id ?? 0;
  };
  const trade = async (account: string, lots: number, { symbol = 'XAUUSD', minutes = 0, held = 60 } = {}) => {
    const closedAt = after(now, minutes * MINUTE);
    const openedAt = held < 0 ? null : after(closedAt, -held * MINUTE);
    const [row] = await database()
      .orm.insert(trades)
      .values({ account, reference: `T-${counted++}`, symbol, lots, openedAt, closedAt })
      .returning();
    return row?.id ?? 0;
  };
  const until = (minutes: number) => after(now, minutes * MINUTE);

  test("returns each account's first settled deposit that is not reversed", async () => {
    await deposit(one, 300, 3);
    const first = await deposit(one, 100, 1);
    await deposit(one, 50, 0, 'pending');
    await deposit(one, 60, 0, 'failed');
    await deposit(two, 700, 2);
    const both = () => readFirstDeposits(database().orm, [one, two]);
    expect(await both()).toEqual(
      new Map([
        [one, { amount: 100, settledAt: until(1) }],
        [two, { amount: 700, settledAt: until(2) }],
      ]),
    );
    await database()
      .orm.insert(depositReversals)
      .values({ deposit: first, ...BY_HAND });
    expect((await both()).get(one)).toEqual({ amount: 300, settledAt: until(3) });
    expect([...(await readFirstDeposits(database().orm, [two])).keys()]).toEqual([two]);
    expect(await readFirstDeposits(database().orm, [])).toEqual(new Map());
  });

  test('returns the one recorded first of deposits settled at the same instant', async () => {
    for (const amount of [100, 200, 50]) await deposit(one, amount, 1);
    expect((await readFirstDeposits(database().orm, [one])).get(one)?.amount).toBe(100);
  });

  // @proves 以已到账的入金合计为准，处理中的不计入
  test('sums settled, unreversed deposits from the start to before the end', async () => {
    for (const [minutes, amount] of [
      [0, 1],
      [1, 10],
      [2, 100],
      [3, 1000.5],
    ] as const) {
      await deposit(one, amount, minutes);
    }
    await deposit(one, 5, 1, 'pending');
    await deposit(two, 7, 1);
    const reversed = await deposit(one, 20_000, 1);
    await database()
      .orm.insert(depositReversals)
      .values({ deposit: reversed, ...BY_HAND });
    const sums = async (within: Parameters<typeof readDeposited>[2], of = [one]) =>
      Object.fromEntries(await readDeposited(database().orm, of, within));
    expect(await sums(ALWAYS)).toEqual({ [one]: 1111.5 });
    expect(await sums({ since: until(1), until: null })).toEqual({ [one]: 1110.5 });
    expect(await sums({ since: null, until: until(2) })).toEqual({ [one]: 11 });
    expect(await sums({ since: until(1), until: until(3) }, [one, two])).toEqual({ [one]: 110, [two]: 7 });
    expect(await sums({ since: until(4), until: null })).toEqual({});
  });

  test('sums unreversed lots by symbol from the start to before the end', async () => {
    await trade(one, 0.1);
    await trade(one, 0.2, { minutes: 1 });
    await trade(one, 4, { minutes: 2 });
    await trade(one, 8, { minutes: 1, symbol: 'XAGUSD' });
    await trade(one, 0, { minutes: 1, symbol: 'EURUSD' });
    await trade(two, 16, { minutes: 1 });
    const reversed = await trade(one, 32, { minutes: 1 });
    await database()
      .orm.insert(tradeReversals)
      .values({ trade: reversed, ...BY_HAND });
    const lots = async (within: Parameters<typeof readLots>[2], of = [one]) =>
      Object.fromEntries(await readLots(database().orm, of, within));
    expect(await lots(ALWAYS)).toEqual({ [one]: { XAUUSD: 4.3, XAGUSD: 8 } });
    expect(await lots({ since: until(1), until: null })).toEqual({ [one]: { XAUUSD: 4.2, XAGUSD: 8 } });
    expect(await lots({ since: null, until: until(1) }, [one, two])).toEqual({ [one]: { XAUUSD: 0.1 }, [two]: {} });
    expect(await lots({ since: until(1), until: until(2) }, [two])).toEqual({ [two]: { XAUUSD: 16 } });
  });

  // @proves 持仓不足 … 分钟的交易不计入
  // @proves 无法核实开仓时间的，不计入
  test('counts a trade in full from five minutes on, and one with an unknown opening time not at all', async () => {
    await trade(one, 1, { held: 5 });
    await trade(one, 2, { held: 4.99 });
    await trade(one, 4, { held: -1 });
    const held = database().orm.select({ lots: trades.lots }).from(trades).where(heldLongEnough);
    expect(await held).toEqual([{ lots: 1 }]);
    const lots = async (shortShare?: number) =>
      (
        await readLots(database().orm, [one], {
          ...ALWAYS,
          ...(shortShare !== undefined && { counting: { shortShare } }),
        })
      ).get(one);
    expect(await lots()).toEqual({ XAUUSD: 1 });
    expect(await lots(0.25)).toEqual({ XAUUSD: 1.33 });
    expect(await lots(0.5)).toEqual({ XAUUSD: 2 });
    expect(await lots(0.9)).toEqual({ XAUUSD: 3 });
  });

  // @proves 持仓不足 … 分钟的交易，至多计入累计手数的 …%
  test("counts short trades up to their share of all symbols' lots, each symbol alike, and none without full ones", async () => {
    const half = { ...ALWAYS, counting: { shortShare: 0.5 } };
    await trade(one, 2, { symbol: 'XAUUSD' });
    await trade(one, 3, { symbol: 'XAUUSD', held: 1 });
    await trade(one, 1, { symbol: 'XAGUSD', held: 1 });
    await trade(two, 6, { held: 1 });
    expect(await readLots(database().orm, [one, two], half)).toEqual(
      new Map([
        [one, { XAUUSD: 3.5, XAGUSD: 0.5 }],
        [two, {}],
      ]),
    );
  });
});
