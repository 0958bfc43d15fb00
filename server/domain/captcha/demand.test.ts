import { workFactor } from './demand';

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [99, 2],
  [100, 4],
  [100_000, 4],
])('after %i proofs in the hour one takes %i times the work', (proofs, factor) => {
  expect(workFactor(proofs, 20)).toBe(factor);
});
