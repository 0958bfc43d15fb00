import { variance } from 'simple-statistics';
import { keyOf, numbersOf } from '../random';
import { logVariance, meanOf } from './sample';

test('has the variance that the logarithms of simulated ratios have', () => {
  const random = numbersOf(keyOf(3, 'dollars per deposit'));
  const samples = Array.from({ length: 4_000 }, () => {
    const sample = { n: 500, x: 0, xx: 0, y: 0, yy: 0, xy: 0 };
    for (let visitor = 0; visitor < sample.n; visitor++) {
      const deposits = Math.floor(3 * random());
      const dollars = deposits * (20 + 200 * random()) + 5 * random();
      sample.x += dollars;
      sample.xx += dollars ** 2;
      sample.y += deposits;
      sample.yy += deposits ** 2;
      sample.xy += dollars * deposits;
    }
    return sample;
  });
  const simulated = variance(samples.map(({ x, y }) => Math.log(x / y)));
  const computed = samples.reduce((sum, sample) => sum + logVariance(sample), 0) / samples.length;
  expect(computed / simulated).toBeGreaterThan(0.93);
  expect(computed / simulated).toBeLessThan(1.07);
});

test('has for a rate the variance of the binomial distribution', () => {
  expect(logVariance(meanOf(1_000, 40))).toBeCloseTo(1 / 40 - 1 / 1_000, 12);
});
