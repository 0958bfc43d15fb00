import { sumsOf } from './sums-of';

test('adds cents exactly, separate for each unit', () => {
  const usd = [0.1, 0.2, 0.7].map((amount) => ({ amount, unit: 'usd' }));
  expect(sumsOf([...usd, { amount: 30, unit: 'points' }])).toEqual([
    { amount: 1, unit: 'usd' },
    { amount: 30, unit: 'points' },
  ]);
});
