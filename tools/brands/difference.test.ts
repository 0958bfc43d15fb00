import { meanDifference, pairsOf } from './difference';

const BLACK_AND_WHITE = new Uint8Array([0, 0, 0, 255, 255, 255]);

test('measures how far two pictures are apart, pixel by pixel', () => {
  expect(meanDifference(BLACK_AND_WHITE, BLACK_AND_WHITE)).toBe(0);
  expect(meanDifference(BLACK_AND_WHITE, BLACK_AND_WHITE.toReversed())).toBeCloseTo(100, 0);
  expect(meanDifference(BLACK_AND_WHITE, new Uint8Array([0, 0, 0, 0, 0, 0]))).toBeCloseTo(50, 0);
});

test('makes each pair once', () => {
  expect(pairsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});
