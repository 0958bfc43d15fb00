import { isShowHeader } from './show-header';

test.each([
  ['web', false, true],
  ['web', true, false],
  ['app', false, false],
  ['app', true, false],
] as const)('in %s, on an inner page %s: shows the header: %s', (platform, inner, shown) => {
  expect(isShowHeader({ platform }, inner)).toBe(shown);
});
