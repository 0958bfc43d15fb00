import { readFileRows } from './file-rows';

const BANK = { list: 'bank', firstId: 41 } as const;
const HEAD = '题目,选项A,选项B,选项C,答案,解析,来源';

test('reads questions in any order of columns, with ids that count on', () => {
  const file = `答案,${HEAD.replace('答案,', '')}\n\nｂ,甲？,是,否,,因为如此。,\nC,乙 9？,1,2,3,因为如此。,《标准》`;
  const read = readFileRows(file, BANK);
  expect(read.rows.map(({ line }) => line)).toEqual([3, 4]);
  expect(read.items).toEqual([
    { id: 41, question: '甲？', options: ['是', '否'], right: 1, explanation: '因为如此。' },
    { id: 42, question: '乙 9？', options: ['1', '2', '3'], right: 2, explanation: '因为如此。', source: '《标准》' },
  ]);
});

test.each([
  ['甲？,是,否,,C,因,', '答案 须是其中一个选项'],
  ['甲？,是,否,,AB,因,', '答案 须是其中一个选项'],
  ['甲？,是,,否,A,因,', '选项B 是空的，后面却有选项'],
  ['甲？,是,,,A,因,', '选项 至少两个'],
  ['甲？,是,是,,A,因,', '选项 不可相同'],
  ['甲？,是,"1,000",,A,因,', '选项B 不能含有英文逗号'],
  ['甲？,2026/12/1,否,,B,因,', '选项A 成了日期“2026/12/1”：请把这一列设为“文本”格式，再重新填入原值'],
  ['甲？,是,否,,A,,', '解析 不能为空'],
  ['甲 9？,是,否,,A,因,', '来源 题目、答案或解析有数字，须注明来源'],
  ['首？,是,否,,A,因,', '题目与第 3 行相同'],
  ['甲？,是,########,,A,因,', '选项B “########”是列宽不够时的显示，请加宽这一列后重新保存。'],
])('rejects the question %s', (line, fault) => {
  expect(readFileRows(`${HEAD}\n\n首？,是,否,,A,因,\n${line}`, BANK)).toEqual({ rows: [{ line: 4, fault }] });
});

test.each([
  ['题目,选项A', [], '首行须写明各列名称：题目、选项A、选项B、答案、解析。'],
  [HEAD, [], '有 0 题，须为 1 至 1000 题'],
  [HEAD, Array.from({ length: 10_000 }, (_, n) => `问${n},是,否,,A,因,`), '有 10000 题，须为 1 至 1000 题'],
])('rejects a file with one sentence', (head, lines, fault) => {
  expect(readFileRows([head, ...lines].join('\n'), BANK)).toEqual({ rows: [{ line: 1, fault }] });
});

const SEGMENTS = `名称,奖品,数额,单位,单件成本,概率,数量
大奖,保温杯,1,礼品,9.5,0.01%,10
二奖,赠金,"1,000",赠金,,５％,20
三奖,赠金,0.5,赠金,,10%,
谢谢,,,,,40%,
再来,,,,,40%,
`;
const segments = (last: string) => readFileRows(SEGMENTS + last, { list: 'segments' });

test('reads the segments of a wheel, each with an id of its own', () => {
  const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' });
  const gift = { label: '保温杯', amount: 1, unit: 'gift', bookValue: 9.5 };
  expect(segments('四奖,赠金,0.5,赠金,,4.99%,').items).toEqual([
    { id: 'gift-1', label: '大奖', prize: gift, odds: 1, stock: 10 },
    { id: 'usd-1000', label: '二奖', prize: usd(1000), odds: 500, stock: 20 },
    { id: 'usd-0-5', label: '三奖', prize: usd(0.5), odds: 1000, stock: null },
    { id: 'none', label: '谢谢', prize: null, odds: 4000, stock: null },
    { id: 'none-x2', label: '再来', prize: null, odds: 4000, stock: null },
    { id: 'usd-0-5-x2', label: '四奖', prize: usd(0.5), odds: 499, stock: null },
  ]);
});

test.each([
  ['四奖,赠金,0.5,赠金,,5%,', 1, '中奖概率之和须为 100%，现在是 100.01%'],
  ['四奖,赠金,0.5,赠金,,0.05,', 7, '概率 须为百分比，最多两位小数，如 0.5%'],
  ['四奖,赠金,0.5,美元,,4.99%,', 7, '单位 须为 赠金、USDT、积分、券、礼品 之一'],
  ['四奖,赠金,许多,赠金,,4.99%,', 7, '数额 须大于 0'],
  ['四奖,杯,1,礼品,,4.99%,', 7, '单件成本 礼品须注明单件成本（美元，至多两位小数），其他奖品不注明'],
  ['四奖,赠金,0.5,赠金,,4.99%,若干', 7, '数量 须为正整数'],
  [',赠金,0.5,赠金,,4.99%,', 7, '名称 不能为空'],
])('rejects the segment %s', (last, line, fault) => {
  expect(segments(last)).toEqual({ rows: [{ line, fault }] });
});

test('reads red packets and things in a shop', () => {
  const packets = '奖品,数额,单位,数量\n券,10,券,100';
  const shop = '奖品,数额,单位,数量,积分价\n券,10,券,5,"1,600"\n积分,9,积分,5,8';
  const prize = { label: '券', amount: 10, unit: 'coupon' };
  expect(readFileRows(packets, { list: 'packets' }).items).toEqual([{ id: 'coupon-10', prize, stock: 100 }]);
  expect(readFileRows(shop, { list: 'shop' }).items?.[0]).toEqual({ id: 'coupon-10', prize, stock: 5, cost: 1600 });
  expect(readFileRows('奖品,数额,单位,数量', { list: 'packets' }).rows).toEqual([{ line: 1, fault: '行数太少' }]);
});
