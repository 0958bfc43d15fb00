import type { Sentence } from './answer';
import { csv } from './csv';
import { sentenceText } from './define-words';
import { readCsv } from './read-csv';

const fail = (line: number, fault: Sentence) => {
  throw new Error(`Line ${line}: ${sentenceText(fault, 'en')}`);
};
const written = (cell: string | number) => csv([[cell]]).slice(1, -2);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
  '|calc',
  '\t=1',
  '\rx',
  '\nx',
  '  =1',
  '\u00a0=1',
  '\u3000＝1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '\u001b=1',
])('escapes the formula %j', (cell) => {
  expect(written(cell)).toMatch(/^"?'/);
});

test.each([
  ['a\nb', 'a b'],
  ['a\r\n=b', 'a =b'],
  ['\u001b[31mred', "' [31mred".slice(1)],
  ['a\u0007b', 'a b'],
  ['a\u2028b', 'a b'],
])('removes control characters from %j', (cell, plain) => {
  expect(written(cell)).toBe(plain);
});

test('writes negative numbers unchanged and preserves quotes and commas', () => {
  expect(csv([['a,"b"', -5, 0.5, '5 - 3']])).toBe('\uFEFF"a,""b""",-5,0.5,5 - 3\r\n');
  const cells = { name: '礼,"品"', mail: 'a@b' };
  expect(readCsv(csv([Object.keys(cells), Object.values(cells)]), ['name', 'mail'], [], fail)[0]?.cells).toEqual(cells);
});
