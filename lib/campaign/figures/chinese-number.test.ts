import { chineseCount, chineseOrdinal } from './chinese-number';

test.each([
  [0.5, '半'],
  [0, '零'],
  [2, '两'],
  [3, '三'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [25, '二十五'],
  [99, '九十九'],
])('counts %d as %s', (value, written) => {
  expect(chineseCount(value)).toBe(written);
});

test('numbers one of several with 二, not 两', () => {
  expect([2, 12].map(chineseOrdinal)).toEqual(['二', '十二']);
});

test.each([-1, 1.5, 100])('rejects %d', (value) => {
  expect(() => chineseCount(value)).toThrow(RangeError);
});
