import { percentOf } from './percent-of';

test.each([
  [1, '0.01%'],
  [55, '0.55%'],
  [1200, '12%'],
  [10_000, '100%'],
])('formats odds of %d in ten thousand as %s', (odds, words) => {
  expect(percentOf(odds)).toBe(words);
});
