import { workFactor } from './demand';

const THRESHOLDS = { ofAddress: 20, inAll: 500 };

test.each([
  [0, 0, 1],
  [19, 499, 1],
  [20, 20, 2],
  [99, 99, 2],
  [100, 100, 4],
  [499, 499, 4],
  [0, 500, 2],
  [20, 500, 4],
  [100, 500, 8],
  [0, 2_500, 4],
  [20, 2_500, 8],
  [100_000, 100_000, 8],
])('after %i proofs of an address and %i in all, the next one takes %i times the work', (ofAddress, inAll, factor) => {
  expect(workFactor({ ofAddress, inAll }, THRESHOLDS)).toBe(factor);
});
