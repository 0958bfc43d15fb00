import { brandSchema } from './schema';

const { download, links } = brandSchema.shape.header.shape;
const zone = { x: 0, y: 0, width: 375, height: 88 };

test.each([
  ['fills the picture', {}, true],
  ['ends at the right edge', { x: 331, width: 44 }, true],
  ['ends beyond the right edge', { x: 331.5, width: 44 }, false],
  ['ends at the lower edge', { y: 56, height: 32 }, true],
  ['ends beyond the lower edge', { y: 56.5, height: 32 }, false],
  ['begins left of the picture', { x: -1, width: 50 }, false],
  ['begins above the picture', { y: -1, height: 50 }, false],
  ['is just large enough for a thumb', { width: 44, height: 32 }, true],
  ['is too narrow for a thumb', { width: 43.9 }, false],
  ['is too low for a thumb', { height: 31.9 }, false],
])('a download zone that %s with %s is valid: %s', (_, change, taken) => {
  expect(download.safeParse({ ...zone, ...change }).success).toBe(taken);
});

test.each([
  [24, true],
  [23.9, false],
])('a link zone of height %d is valid: %s', (height, taken) => {
  const header = { permissions: { ...zone, height, width: 10 }, privacy: zone, privacyClause: 'privacy-auth' };
  expect(links.safeParse(header).success).toBe(taken);
});
