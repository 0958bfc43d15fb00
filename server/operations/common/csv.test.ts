import type { Sentence } from './answer';
import { csv } from './csv';
import { sentenceText } from './define-words';
import { readCsv } from './read-csv';

const fail = (line: number, fault: Sentence) => {
  throw new Error(`Line ${line}: ${sentenceText(fault)}`);
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
  ';=1+1',
  '\t;=1+1',
  ' ; ;@SUM(A1)',
  ',=1+1',
])('escapes the formula %j', (cell) => {
  expect(written(cell)).toMatch(/^"?'/);
});

test.each([
  [';=1+1', "';'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; \t＝1', "a;  '＝1"],
  ['a; b=1', 'a; b=1'],
])('escapes formulas that a semicolon may put into the next cell: %j', (cell, safe) => {
  expect(written(cell)).toBe(safe);
});

test.each(['2026120112345678901', '202612011234', '0123', '503E2', '1.5e+9', '12-1', '3/4'])(
  'writes %s so that a spreadsheet does not change it',
  (cell) => {
    expect(written(cell)).toBe(`"=""${cell}"""`);
  },
);

test.each(['10000001', '2026-12-01', '2026-12-01 20:00', '0.5', '50%', 'D2026120112345678', '3 - 4'])(
  'writes %s unchanged',
  (cell) => {
    expect(written(cell)).toBe(cell);
  },
);

test.each(['2026120112345678901', '0123', '12-1', '=1+1', ';=1+1', 'a;=1,"b"', '-5', "'a'"])(
  'reads %s again as it was',
  (cell) => {
    expect(readCsv(csv([['name'], [cell]]), ['name'], [], fail)).toEqual([{ line: 2, cells: { name: cell } }]);
  },
);

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
