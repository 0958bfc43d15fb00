import { probit, variance } from 'simple-statistics';
import { keyOf, numbersOf } from '../random';
import { logVariance, meanOf } from './sample';
import { MISMATCH, sampleRatioP } from './sample-ratio';
import { changeBetween, planOf } from './sequence';

const RATE = 0.04;
const DAILY = 667;
const SMALLEST = 0.1;

/** Draws how many of a day's visitors do something. */
function counter(visitors: number, rate: number, random: () => number): () => number {
  const deviation = Math.sqrt(visitors * rate * (1 - rate));
  return () => Math.max(0, Math.round(visitors * rate + deviation * probit(random())));
}

/** The parts of experiments with an uplift, looked at every day, that are ever called different, and that ever have a wrong interval. */
function experiments({ runs, days, uplift }: { runs: number; days: number; uplift: number }) {
  const random = numbersOf(keyOf(7, `${runs} ${days} ${uplift}`));
  const first = counter(DAILY, RATE, random);
  const other = counter(DAILY, RATE * (1 + uplift), random);
  let [found, wrong] = [0, 0];
  for (let run = 0; run < runs; run++) {
    let [before, after, isFound, isWrong] = [0, 0, false, false];
    for (let day = 1; day <= days; day++) {
      before += first();
      after += other();
      const samples = [meanOf(DAILY * day, before), meanOf(DAILY * day, after)] as const;
      const change = changeBetween(...samples, { smallest: SMALLEST, comparisons: 1 });
      isFound ||= change !== null && (change.low > 0 || change.high < 0);
      isWrong ||= change !== null && (change.low > uplift || change.high < uplift);
    }
    found += Number(isFound) / runs;
    wrong += Number(isWrong) / runs;
  }
  return { found, wrong };
}

test('calls at most 5 of 100 experiments with equal arms different, ever, when looked at daily for 30 days', () => {
  const { found } = experiments({ runs: 10_000, days: 30, uplift: 0 });
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(0.05);
});

describe('with the visitors that the plan asks for', () => {
  const input = { rate: RATE, smallest: SMALLEST, arms: 2, visitorsDaily: 2 * DAILY } as const;
  const { perArm } = planOf({ ...input, measure: 'accounts', share: 1 });

  test('finds at least 80 of 100 uplifts', () => {
    expect(perArm).toBeGreaterThan(78_000);
    expect(perArm).toBeLessThan(81_000);
    const days = Math.floor((perArm ?? 0) / DAILY);
    const { found, wrong } = experiments({ runs: 2_000, days, uplift: SMALLEST });
    expect(found).toBeGreaterThan(0.8);
    expect(wrong).toBeLessThan(0.05);
  });

  test('divides them by the share that takes part, and adds the window', () => {
    const days = planOf({ ...input, measure: 'deposits', share: 0.5 }).days;
    expect(days).toBe(Math.ceil((2 * (perArm ?? 0)) / DAILY) + 14);
  });

  test('needs more of each of three arms, and does not know how many without a rate or visitors', () => {
    expect(planOf({ ...input, measure: 'accounts', share: 1, arms: 3 }).perArm).toBeGreaterThan(1.1 * (perArm ?? 0));
    expect(planOf({ ...input, measure: 'accounts', share: 1, rate: 0 })).toEqual({ perArm: null, days: null });
    expect(planOf({ ...input, measure: 'accounts', share: 1, visitorsDaily: 0 })).toEqual({ perArm, days: null });
  });
});

/** The part of the experiments whose visitors are ever called badly divided. */
function mismatches({ runs, days, share }: { runs: number; days: number; share: number }): number {
  const visitors = 2 * DAILY;
  const first = counter(visitors, share, numbersOf(keyOf(7, `ratio ${share}`)));
  const found = Array.from({ length: runs }, () => {
    let seen = 0;
    return Array.from({ length: days }, (_, day) => {
      seen += first();
      const expected = (visitors * (day + 1)) / 2;
      return sampleRatioP([
        { expected, seen },
        { expected, seen: 2 * expected - seen },
      ]);
    }).some((p) => p < MISMATCH);
  });
  return found.filter(Boolean).length / runs;
}

test('finds most divisions of 51 : 49 with 80,000 visitors, and calls at most 1 of 100 fair ones a mismatch, ever', () => {
  expect(mismatches({ runs: 200, days: 60, share: 0.51 })).toBeGreaterThan(0.95);
  expect(mismatches({ runs: 1_000, days: 60, share: 0.5 })).toBeLessThan(0.01);
});

test('says nothing before there are enough visitors', () => {
  const sought = { smallest: SMALLEST, comparisons: 1 };
  expect(changeBetween(meanOf(1_000, 40), meanOf(1_000, 20), sought)).toBeNull();
  expect(changeBetween(meanOf(1_000, 40), meanOf(1_000, 30), sought)).not.toBeNull();
  expect(changeBetween(meanOf(99, 40), meanOf(99, 40), sought)).toBeNull();
  expect(changeBetween(meanOf(1_000, 1_000), meanOf(1_000, 1_000), sought)).toBeNull();
});

test('is narrowest with the planned visitors: 3.035 standard errors to both sides', () => {
  const sample = meanOf(79_412, 79_412 * RATE);
  const change = changeBetween(sample, sample, { smallest: SMALLEST, comparisons: 1 });
  const radius = (3.035 * Math.log(1.1)) / (3.035 + 0.842);
  expect(Math.log1p(change?.high ?? 0)).toBeCloseTo(radius, 4);
  expect(Math.log1p(change?.low ?? 0)).toBeCloseTo(-radius, 4);
});

test('has a p-value of at most 0.05 exactly when the interval leaves out 0, for one comparison and for three', () => {
  for (const comparisons of [1, 3]) {
    for (let accounts = 800; accounts < 1_100; accounts++) {
      const samples = [meanOf(20_000, 800), meanOf(20_000, accounts)] as const;
      const change = changeBetween(...samples, { smallest: SMALLEST, comparisons });
      expect((change?.low ?? 0) >= 0).toBe((change?.p ?? 1) <= 0.05);
    }
  }
});

test('the computed variance is that which the logarithms of simulated ratios have', () => {
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
