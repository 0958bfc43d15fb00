import { sentenceText } from './define-words';
import { readCsv } from './read-csv';

/** The rows of a file with the columns `id` and, optional, `name`, and the faults of its lines. */
function read(...lines: string[]) {
  const faults: string[] = [];
  const rows = readCsv(lines.join('\r\n'), ['id', 'name'], ['name'], (line, fault) => {
    faults.push(`${line}: ${sentenceText(fault)}`);
  });
  return { rows: rows.map(({ line, cells }) => [line, cells.id, cells.name]), faults };
}

test('skips rows without content, and ignores empty cells beyond the columns', () => {
  expect(read('id,name', ',', 'a,b,,', ' ,\u200b', '', '"",""', 'c')).toEqual({
    rows: [
      [3, 'a', 'b'],
      [7, 'c', ''],
    ],
    faults: [],
  });
  expect(read('id,name', 'a,b,c', ',b').faults).toEqual(['2: 有 3 格，应为 2 格。']);
});

test.each([';', '\t'])('reads cells between %j', (separator) => {
  const line = (...cells: string[]) => cells.join(separator);
  const { rows } = read(line('id', 'name'), line('a', '"1,5"'), line('', ''), line(`"x${separator}y"`, ''));
  expect(rows).toEqual([
    [2, 'a', '1,5'],
    [4, `x${separator.replace('\t', ' ')}y`, ''],
  ]);
});

test('removes invisible characters and what marks a text', () => {
  const { rows } = read(
    '\uFEFF\u200bid,name',
    '\u202dC\u200b-1\u2060\u202c,\u00a0a\ufeff',
    `="007",'=1`,
    `"=""12""",'007`,
    '\t20261201,b\t',
  );
  expect(rows).toEqual([
    [2, 'C-1', 'a'],
    [3, '007', '=1'],
    [4, '12', '007'],
    [5, '20261201', 'b'],
  ]);
});

test.each([
  ['2.02612E+15', '是科学记数，后面的数字已丢失'],
  ['-2,02612e+15', '是科学记数，后面的数字已丢失'],
  ['2.02612E15', '是科学记数，后面的数字已丢失'],
  ['2E+15', '是科学记数，后面的数字已丢失'],
  ['="2.02612E+15"', '是科学记数，后面的数字已丢失'],
  ['########', '是列宽不够时的显示，请加宽这一列后重新保存'],
  ['#N/A', '是公式的错误值，请改好公式或填入原值'],
  ['#REF!', '是公式的错误值，请改好公式或填入原值'],
  ['#VALUE!', '是公式的错误值，请改好公式或填入原值'],
  ['#DIV/0!', '是公式的错误值，请改好公式或填入原值'],
  ['#name?', '是公式的错误值，请改好公式或填入原值'],
  ['Err:502', '是公式的错误值，请改好公式或填入原值'],
  ['黄\ufffd', '有乱码'],
  ['锟斤拷', '有乱码'],
  ['a\0b', '有乱码'],
  ['\ue5e5', '有乱码'],
])('rejects the cell %j', (cell, fault) => {
  const spoiled = cell.includes(',') ? `"${cell}"` : cell;
  const { rows, faults } = read('id,name', 'a,b', `c,${spoiled}`);
  expect(rows).toEqual([[2, 'a', 'b']]);
  expect(faults).toEqual([expect.stringMatching(/^3: name /)]);
  expect(faults[0]).toContain(fault);
});

test.each(['503E2', 'E+15', '#1', '# 5', '1.5', 'N/A'])('accepts the cell %s', (cell) => {
  expect(read('id,name', `a,${cell}`)).toEqual({ rows: [[2, 'a', cell]], faults: [] });
});

test('rejects a column that a spreadsheet rounded to 15 digits, unless it is marked as text', () => {
  const [one, other] = ['2026120112345670', '202612011234500'];
  expect(read('id', one, `${other}00`, 'C-1').faults).toEqual([
    expect.stringContaining('2: id “2026120112345670”从第 16 位起全是 0'),
    expect.stringContaining('3: id “20261201123450000”'),
  ]);
  expect(read('id', one, `${other}1`).faults).toEqual([]);
  expect(read('id', one, `${other}0`).faults).toEqual([]);
  expect(read('id', `'${one}00`, `="${other}00"`).rows).toEqual([
    [2, `${one}00`, ''],
    [3, `${other}00`, ''],
  ]);
});
