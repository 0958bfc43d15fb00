import { colourScheme, contrastRatio } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('computes the contrast of %s and %s as %d in either order', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
});

test('derives the scheme from the ground', () => {
  expect(colourScheme('#0d1b33')).toBe('dark');
  expect(colourScheme('#f8f4ea')).toBe('only light');
});
