import { parseJson } from './parse-json';

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['0', 0],
  ['""', ''],
])('parses %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', '{', 'undefined', "{'a':1}"])('returns undefined for broken %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test.each([
  ['null', null],
  ['a number', 1],
  ['an array that would convert to JSON text', ['1']],
])('returns undefined for %s, which is not text', (_, value) => {
  expect(parseJson(value)).toBeUndefined();
});
