import { contrastOf, hasWords } from './contrast';
import { alphaOf } from './cover';

test('computes the contrast of two colours as WCAG does', () => {
  expect(contrastOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastOf([255, 249, 238], [255, 249, 238])).toBe(1);
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 1);
  expect(contrastOf(undefined, [0, 0, 0])).toBe(21);
});

test.each([
  ['transparent', 0],
  ['rgba(0, 0, 0, 0)', 0],
  ['rgba(20, 10, 0, 0.5)', 0.5],
  ['rgb(20, 10, 0)', 1],
  ['color(srgb 0.5 0.2 0.1 / 0.25)', 0.25],
])('reads the opacity of %s', (colour, alpha) => {
  expect(alphaOf(colour)).toBe(alpha);
});

test.each([
  ['"$68"', true],
  ['"$68" / ""', true],
  ['attr(data-offer) / ""', true],
  ['attr(data-empty)', false],
  ['attr(data-none)', false],
  ['""', false],
  ['none', false],
  ['counter(rule)', false],
])('decides whether %s draws text', (content, expected) => {
  const attributes: Record<string, string> = { 'data-offer': '$68', 'data-empty': '' };
  expect(hasWords(content, { getAttribute: (name) => attributes[name] ?? null })).toBe(expected);
});
