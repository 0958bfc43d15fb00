import { parseJson } from './parse-json';

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['0', 0],
  ['""', ''],
])('%s is JSON', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', '{', 'undefined', "{'a':1}"])('%j is broken', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test.each([
  ['null', null],
  ['a number', 1],
  ['what turns into JSON where it is taken for a text', ['1']],
])('%s is no text', (_, value) => {
  expect(parseJson(value)).toBeUndefined();
});
