import { isBlank, readableText, refusedCharacter, withoutRefused } from './written-text';

test.each([
  ['\0', 'U+0000'],
  ['\u001b[2J', 'U+001B'],
  ['\u0085', 'U+0085'],
  ['\u2028', 'U+2028'],
  ['\u2029', 'U+2029'],
  ['\u202e', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\u200f', 'U+200F'],
  ['\u061c', 'U+061C'],
  ['\ud83d', 'U+D83D'],
])('refuses %j and names it', (character, name) => {
  expect(refusedCharacter(`已到账${character}100`)).toBe(name);
  expect(withoutRefused(`已到账${character}100`)).toBe(`已到账${character.slice(1)}100`);
});

test.each(['👩‍👩‍👧', '❤️', '🇨🇳', '第一行\r\n第二行\t末', '可\u200b断\u2060行', 'Zoë'])('accepts %j', (text) => {
  expect(refusedCharacter(text)).toBeUndefined();
  expect(withoutRefused(text)).toBe(text);
});

test.each(['', ' \n ', '\u200b', '\u2060\u00ad\ufe0f', '\u3164 \u3000', '\u2800'])(
  'finds nothing to read in %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test('finds something to read in an emoji', () => {
  expect(isBlank('👩‍👩‍👧')).toBe(false);
});

test.each([
  ['稳\u2060赚', '稳赚'],
  ['稳\u200b\u00ad\ufe0f赚', '稳赚'],
  ['稳\u3000 赚', '稳赚'],
  ['稳\u0336赚', '稳赚'],
  ['⼀夜 致富', '一夜致富'],
  ['１００％', '100%'],
  ['ＮＯ．１', 'NO.1'],
  ['用 App 交易', '用 App 交易'],
  ['一句\n又一句', '一句\n又一句'],
])('reads %j as %s', (text, read) => {
  expect(readableText(text)).toBe(read);
});
