import { cleanNumber, parseNumber } from './number-text';

test.each([
  ['1。5', '1.5'],
  ['1．5', '1.5'],
  ['1｡5', '1.5'],
  ['1·5', '1.5'],
  ['１０', '10'],
  ['－0。5', '-0.5'],
  ['—5', '-5'],
  ['＋0。5', '0.5'],
  ['−5', '-5'],
  [' 1 000\u200b', '1000'],
  ['1,000.5', '1000.5'],
  ['1，234，567', '1234567'],
  // A comma that may be a decimal point stays, so that its error is shown.
  ['1,5', '1,5'],
  ['abc', 'abc'],
  ['123456789', '12345678'],
])('cleans %j to %j', (raw, text) => {
  expect(cleanNumber(raw, 8)).toBe(text);
});

test('takes a comma between groups while the number is typed', () => {
  let text = '';
  for (const key of '12,345.6') text = cleanNumber(text + key, 8);
  expect(text).toBe('12345.6');
});

test.each([
  ['10', 10],
  ['1.', 1],
  ['.5', 0.5],
  ['-0.25', -0.25],
  ['0.125', undefined],
  ['', undefined],
  ['.', undefined],
  ['-', undefined],
  ['1.2.3', undefined],
  ['1,5', undefined],
  ['1e3', undefined],
])('parses %j with at most two decimals: %s', (text, value) => {
  expect(parseNumber(text, 2)).toBe(value);
});
