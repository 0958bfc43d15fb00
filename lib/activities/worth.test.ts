import type { CreditSource } from './credits';
import { bestDraws, creditsADay, creditsOnce, isMet, moneyOf, sum } from './worth';

const sources: CreditSource[] = [
  { from: 'day', count: 2, label: '每日登录' },
  { from: 'condition', condition: { type: 'deposit', from: 200 }, count: 3, label: '入金' },
  { from: 'lots', each: 0.5, max: 10, label: '每 0.5 手' },
  { from: 'day', count: 1, label: '每日分享' },
];

test.each([
  [200, 1.4, 3 + 2],
  [199.99, 1.4, 2],
  [200, Infinity, 3 + 10],
  [0, 0, 0],
])('gives credits once: a deposit of $%d and %d lots earn %d', (deposit, lots, credits) => {
  expect(creditsOnce(sources, { deposit, lots })).toBe(credits);
});

test('counts daily credits per day', () => {
  expect(creditsADay(sources)).toBe(3);
  expect(creditsADay([])).toBe(0);
});

test.each([
  ['registered', true],
  ['verified', true],
  ['card', true],
] as const)('assumes that a customer who does everything is %s', (type, met) => {
  expect(isMet({ type }, { deposit: 0, lots: 0 })).toBe(met);
});

test.each([
  ['first-deposit', 100, true],
  ['first-deposit', 100.01, false],
  ['deposit', 100, true],
  ['deposit', 100.01, false],
  ['trade', 2, true],
  ['trade', 2.01, false],
] as const)('a deposit of $100 and two lots meet the condition %s from %d: %s', (type, from, met) => {
  expect(isMet({ type, from }, { deposit: 100, lots: 2 })).toBe(met);
});

const drawn = (money: number, stock: number | null) => ({ prize: { amount: money, unit: 'usd' }, stock });

test.each([
  ['none', 0, 0],
  ['the best', 1, 8.8],
  ['the best while in stock', 2, 17.6],
  ['then the next best', 3, 22.6],
  ['and so on while any is in stock', 10, 57.6],
])('draws the most money first: %s', (_, draws, money) => {
  expect(bestDraws([{ prize: null, stock: null }, drawn(5, null), drawn(8.8, 2), drawn(1, 9)], draws)).toBe(money);
});

test('draws no more than the stock', () => {
  expect(bestDraws([drawn(0.1, 3), { prize: null, stock: null }], 9)).toBe(0.3);
});

test.each([
  [{ amount: 8, unit: 'usd' }, 8],
  [{ amount: 8, unit: 'usdt' }, 8],
  [{ amount: 8, unit: 'coupon' }, 8],
  [{ amount: 8, unit: 'points' }, 0],
  [{ amount: 8, unit: 'gift', bookValue: 1.3 }, 10.4],
  [{ amount: 8, unit: 'gift' }, 0],
  [null, 0],
])('values %j at $%d', (prize, money) => {
  expect(moneyOf(prize)).toBe(money);
});

test('adds sums exactly to the cent', () => {
  expect(sum([0.1, 0.2])).toBe(0.3);
  expect(sum([])).toBe(0);
});
