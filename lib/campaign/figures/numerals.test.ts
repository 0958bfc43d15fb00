import { numeralsOf } from './numerals';

const read = (text: string) => numeralsOf(text).map(({ unit, value }) => `${unit} ${value}`);

test.each([
  ['满 2、10 手起', ['手 2', '手 10']],
  ['送 8 至 488 USDT', ['USDT 8', 'USDT 488']],
  ['$1,000、$8,000 两档', ['$ 1000', '$ 8000']],
  [
    '1 到 3 手，1～3 天，1—3 天，1 或 3 次，1 和 3 次，1/3 克',
    ['手 1', '手 3', '天 1', '天 3', '天 1', '天 3', '次 1', '次 3', '次 1', '次 3', '克 1', '克 3'],
  ],
  ['4.00%～4.25%，1 个工作日', ['% 4', '% 4.25', '个工作日 1']],
  ['3 题 5', ['题 3', ' 5']],
  ['1,234,567.50 美元，100,00', ['美元 1234567.5', ' 100', ' 0']],
  ['36.5℃、5 万、5 万人、2 个基点、1 位小数、3 日内', ['℃ 36.5', '万 5', '万人 5', '个基点 2', '位小数 1', '日内 3']],
  ['范围是 -80 万到 100 万', ['万 -80', '万 100']],
  ['（-3 天，3-5 天，-2 天', ['天 -3', ' 3', '天 5', '天 -2']],
  ['黄金-3 天', ['天 3']],
])('the numerals of “%s”, each with its unit', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['2025年3月3日至9日，3月7日 21:30', ['date 2025-3-3', '日 9', 'date 3-7', 'clock 21:30']],
  ['2025 年 12 月，2025 年，12 月', ['date 2025-12', 'date 2025', 'date 12']],
  ['2022 至 2024 年', ['date 2022', 'date 2024']],
  ['9:05 开始', ['clock 09:05']],
])('the dates and times of “%s”', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['TRC-20、18K、US500', 'A4 纸，4G 网'])('names such as “%s” have no numeral', (text) => {
  expect(read(text)).toEqual([]);
});

test('a numeral is found where it stands, as it is written', () => {
  expect(numeralsOf('满 $1,000 得 3 手')).toEqual([
    { written: '$1,000', index: 2, unit: '$', value: '1000' },
    { written: '3', index: 11, unit: '手', value: '3' },
  ]);
});
