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
  expect(prizeSchema.safeParse({ label: '奖励', amount, unit }).success).toBe(may);
});
