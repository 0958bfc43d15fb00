import { type Machine, otherThan } from './machine';

const HERE: Machine = {
  browser: '140.0.1',
  fonts: 'DejaVu Sans, Noto Sans CJK SC',
  specimen: 'a1',
  encoder: 'sharp 0.35.5, libwebp 1.6.0',
};

test('a set of the same machine has nothing against it', () => {
  expect(otherThan({ ...HERE }, HERE)).toEqual([]);
});

test.each([
  [{ browser: '139.0.0' }, 'another Chromium: 139.0.0, here 140.0.1'],
  [{ fonts: 'PingFang SC' }, 'other fonts: PingFang SC, here DejaVu Sans, Noto Sans CJK SC'],
  [{ specimen: 'b2' }, 'text drawn in another way'],
  [{ encoder: 'sharp 0.34.0' }, 'another encoder: sharp 0.34.0, here sharp 0.35.5, libwebp 1.6.0'],
])('a set taken with %j says so', (difference, words) => {
  expect(otherThan({ ...HERE, ...difference }, HERE)).toEqual([words]);
});
