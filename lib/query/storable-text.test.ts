import { storableText } from './storable-text';

test.each([
  ['黄金', 10, '黄金'],
  ['a\0b\0', 10, 'ab'],
  ['\0', 10, ''],
  ['ab🙂', 3, 'ab'],
  ['a\ud83db', 10, 'ab'],
  ['金\u202e黄', 10, '金黄'],
  ['🙂', 2, '🙂'],
  ['x'.repeat(300), 256, 'x'.repeat(256)],
])('cuts %j to %d characters: %j', (value, max, text) => {
  expect(storableText(value, max)).toBe(text);
});
