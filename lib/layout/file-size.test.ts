import { exactSize, fileSize } from './file-size';

test.each([
  [1, '1 字节'],
  [1023, '1023 字节'],
  [1024, '1.0 KB'],
  [500_000, '488.3 KB'],
  [1024 ** 2, '1.0 MB'],
  [48_123_456, '45.9 MB'],
])('shows %d bytes as %s', (size, expected) => {
  expect(fileSize(size)).toBe(expected);
});

test('groups the digits of the exact size', () => {
  expect(exactSize(48_123_456)).toBe('48,123,456 字节');
});
