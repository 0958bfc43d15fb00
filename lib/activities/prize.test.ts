import { prizeSchema } from './prize';

test.each([
  [0.07, 'usd', true],
  [19.99, 'usdt', true],
  [8.125, 'usd', false],
  [10, 'points', true],
  [0.5, 'points', false],
  [1.5, 'gift', false],
  [0, 'usd', false],
  [0.000001, 'gift', false],
])('%d in %s is a valid prize: %s', (amount, unit, may) => {
  const bookValue = unit === 'gift' ? { bookValue: 20 } : {};
  expect(prizeSchema.safeParse({ label: '奖励', amount, unit, ...bookValue }).success).toBe(may);
});

test.each([
  ['gift', 0.01, true],
  ['gift', undefined, false],
  ['gift', 0, false],
  ['gift', 0.005, false],
  ['usd', 20, false],
])('a prize in %s with the book value %s is valid: %s', (unit, bookValue, may) => {
  expect(prizeSchema.safeParse({ label: '奖励', amount: 1, unit, bookValue }).success).toBe(may);
});
