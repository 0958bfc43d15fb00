import { gold } from '../browser/market/testing/messages';
import { directionOf, signed, stretchOf } from './change';

const quote = (Bid: number) => ({ ...gold(), Bid });

test('compares two prices: up, down, or flat', () => {
  expect(directionOf(quote(1), quote(2))).toBe('up');
  expect(directionOf(quote(2), quote(1))).toBe('down');
  for (const [from, to] of [
    [quote(1), quote(1)],
    [null, quote(1)],
    [quote(1), null],
  ] as const) {
    expect(directionOf(from, to)).toBe('flat');
  }
});

test('summarises a history given newest first', () => {
  expect(stretchOf([quote(120), quote(90), quote(130), quote(100)])).toEqual({
    direction: 'up',
    amount: 20,
    percent: 20,
    high: 130,
    low: 90,
  });
  expect(stretchOf([quote(100)])).toMatchObject({ direction: 'flat', amount: 0 });
  expect(stretchOf([])).toBeUndefined();
});

test.each([
  ['from below zero', -37.63, -37, 'up', 0.63],
  ['from zero', 0, -1, 'down', -1],
])('reports no percentage of a change that starts %s', (_, from, to, direction, amount) => {
  const stretch = stretchOf([quote(to), quote(from)]);
  expect(stretch).toMatchObject({ direction, percent: null, high: Math.max(from, to), low: Math.min(from, to) });
  expect(stretch?.amount).toBeCloseTo(amount);
});

test('shows a sign, except for what rounds to zero', () => {
  expect([1.2, -1.2, 0, -0.001, 0.001].map((value) => signed(value, 2))).toEqual([
    '+1.20',
    '-1.20',
    '0.00',
    '0.00',
    '0.00',
  ]);
});
