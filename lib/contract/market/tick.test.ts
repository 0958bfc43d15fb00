import { tick } from './tick';

const GOOD = { SymbolName: 'XAUUSD', Bid: 2400.1, Ask: 2400.5, TimeStamp: 1_780_000_000_000 };

test.each([
  ['a usual quote', {}, true],
  ['a quote without a spread', { Ask: GOOD.Bid }, true],
  ['an ask below the bid', { Ask: GOOD.Bid - 0.1 }, false],
  ['a price of 0', { Bid: 0, Ask: 0 }, true],
  ['a price below 0', { Bid: -37.63, Ask: -37.59 }, true],
  ['an ask below a negative bid', { Bid: -37.63, Ask: -37.64 }, false],
  ['a price without end', { Bid: Number.NEGATIVE_INFINITY }, false],
  ['a fraction of a millisecond', { TimeStamp: 0.5 }, false],
  ['a symbol of two letters', { SymbolName: 'XA' }, false],
  ['a symbol of three letters', { SymbolName: 'XAU' }, true],
  ['a symbol of 17 letters', { SymbolName: 'X'.repeat(17) }, false],
])('validates %s', (_, change, good) => {
  expect(tick.safeParse({ ...GOOD, ...change }).success).toBe(good);
});
