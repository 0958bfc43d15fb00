import { keyOf, numbersOf } from '../random';
import { armsByBucket, BUCKETS, bucketCounts, bucketOf } from './buckets';

const random = numbersOf(keyOf(1, 'draws'));
const draws = Array.from({ length: 10_000 }, () => `${random()} ${random()}`);

/** Chi-square of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// What nginx 1.22 finds for these; parts that were not rounded down would put all but the last into the bucket before.
test.each([
  [84, 'd570f7cdb62109ed43599ce77a186c8a', 7],
  [1, '6f667d669d029b79b4db0d7ff354dd23', 29],
  [52, 'f0e164bb48d482bf493570bbec7f993e', 50],
  [7, 'd3710bf54d993eecb752431ab4e59ea3', 99],
  [100_008, '0123456789abcdef0123456789abcdef', 38],
])('finds the bucket that nginx finds: of experiment %i and draw %s the bucket %i', (revision, draw, bucket) => {
  expect(bucketOf(revision, draw)).toBe(bucket);
});

test('fills all buckets evenly, and independently in two experiments', () => {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  const pairs = Array.from({ length: 100 }, () => 0);
  for (const draw of draws) {
    const [one, other] = [bucketOf(7, draw), bucketOf(8, draw)];
    counts[one] = (counts[one] ?? 0) + 1;
    const pair = Math.floor(one / 10) * 10 + Math.floor(other / 10);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  // Of 99 degrees of freedom: above 149 once in a thousand times.
  expect(chiSquare(counts)).toBeLessThan(149);
  expect(chiSquare(pairs)).toBeLessThan(149);
});

test.each([
  [[50, 50], 100, [50, 50]],
  [[34, 33, 33], 100, [34, 33, 33]],
  [[50, 50], 10, [5, 5]],
  [[50, 50], 3, [2, 1]],
  [[60, 30, 10], 25, [15, 8, 2]],
  [[1, 99], 50, [1, 49]],
  [[1, 99], 40, [0, 40]],
])('divides by the weights %j and a share of %i %% into %j buckets', (weights, share, counts) => {
  expect(bucketCounts(weights, share)).toEqual(counts);
  const arms = armsByBucket(weights, share);
  expect(counts.map((_, arm) => arms.filter((one) => one === arm).length)).toEqual(counts);
  expect([arms.length, arms.filter((arm) => arm === undefined).length]).toEqual([BUCKETS, BUCKETS - share]);
});
