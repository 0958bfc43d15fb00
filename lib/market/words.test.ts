import { directionOf, signed, stretchOf } from './change';
import { formatPrice, formatSpread } from './format-price';
import { GROUPS, popularBeside, symbolsOf } from './groups';
import { searchSymbols } from './search';

const quote = (Bid: number, Ask = Bid + 0.5) => ({ SymbolName: 'XAUUSD', Bid, Ask, TimeStamp: 1 });
const names = (text: string) => searchSymbols(text).map(({ name }) => name);

test("formats prices and spreads with the symbol's decimals", () => {
  expect(formatPrice(3858, 2)).toBe('3858.00');
  expect(formatPrice(undefined, 2)).toBe('—');
  expect(formatSpread({ Bid: 1.17334, Ask: 1.17347 }, 5)).toBe('0.00013');
  expect(formatSpread(null, 5)).toBe('—');
});

test('compares prices by their bid', () => {
  expect(directionOf(quote(1), quote(2))).toBe('up');
  expect(directionOf(quote(2), quote(1))).toBe('down');
  expect(directionOf(quote(2, 3), quote(2, 4))).toBe('flat');
  expect(directionOf(null, quote(2))).toBe('flat');
});

test('summarises a stretch from the oldest quote to the newest', () => {
  expect(stretchOf([quote(101), quote(99), quote(104), quote(100)])).toEqual({
    direction: 'up',
    amount: 1,
    percent: 1,
    high: 104,
    low: 99,
  });
  expect(stretchOf([])).toBeUndefined();
});

test.each([
  [1.2, '+1.20'],
  [-0.5, '-0.50'],
  [0, '0.00'],
  [-0.001, '0.00'],
])('signs %p as %s', (value, text) => {
  expect(signed(value, 2)).toBe(text);
});

test('lists popular symbols first in each group', () => {
  expect(GROUPS.map(({ type }) => symbolsOf(type).length)).toEqual([4, 20, 8, 14]);
  expect(symbolsOf(2).map(({ isPopular }) => isPopular)).toEqual([true, true, true, ...Array(5).fill(false)]);
});

test('adds popular symbols of other groups to the short group', () => {
  expect(popularBeside(4).map(({ name }) => name)).toEqual(['US500', 'US30', 'NAS100']);
  expect([1, 2, 3].flatMap((type) => popularBeside(type as 1))).toEqual([]);
});

test('finds a symbol by code, name or alias, in any case and width', () => {
  expect(names('xau')).toEqual(['XAUUSD']);
  expect(names('ＸＡＧ')).toEqual(['XAGUSD']);
  expect(names('黄金')).toEqual(['XAUUSD']);
  expect(names('eur/usd')).toEqual(['EURUSD']);
  expect(names('日元')).toEqual(['USDJPY', 'AUDJPY', 'CADJPY', 'EURJPY', 'GBPJPY', 'NZDJPY']);
  expect(names('100')).toEqual(['NAS100']);
  expect(names('us')[0]).toBe('US500');
  expect(names('  ')).toEqual([]);
  expect(names('<script>')).toEqual([]);
});
