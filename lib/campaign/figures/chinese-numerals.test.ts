import { chineseNumeralsOf } from './chinese-numerals';

/** `written: value unit`, with `#` before what is a rank. */
const read = (text: string) =>
  chineseNumeralsOf(text).map(
    ({ written, value, unit, role }) => `${role === 'rank' ? '#' : ''}${written}: ${value} ${unit}`,
  );

test.each([
  ['三次、五天、十手、两件事', ['三次: 3 次', '五天: 5 天', '十手: 10 手', '两件: 2 件']],
  ['二十五次，一百二十天，十个工作日', ['二十五次: 25 次', '一百二十天: 120 天', '十个工作日: 10 个工作日']],
  ['十二小时、三百名、一百零', ['十二小时: 12 小时', '三百名: 300 名']],
  ['首周入金，半小时内', ['首周: 1 首周', '半小时: 0.5 小时']],
  ['首年保管，首步', ['首年: 1 首年', '首步: 1 首步']],
  ['双倍积分、双份礼，双手奉上', ['双倍: 2 倍', '双份: 2 份']],
  ['两分钟，五分，三分之一', ['两分钟: 2 分钟', '五分: 5 分']],
  ['三个月、两位小数、十八周岁', ['三个月: 3 个月', '两位小数: 2 位小数', '十八周岁: 18 周岁']],
])('“%s” counts', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['每项领取一次，限抢一个，领一份', ['一次: 1 次', '一个: 1 个']],
  ['每户一张，每个账户一张，每账户一张', ['一张: 1 张', '一张: 1 张', '一张: 1 张']],
  ['满一手，够一手，至少一手，只能一次', ['一手: 1 手', '一手: 1 手', '一手: 1 手', '一次: 1 次']],
  ['一天之内，第一步，做一手', []],
])('of “%s” a single one counts where it is a limit', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  '周五一天、八九点、两三天',
  '三四天，五十六十天，十百手',
  '首次入金，首笔，首单，首期，首个，首段，首档，首人',
  '一次性，十分满意',
  '每逢初三日，星期三天，农历八月，正月十五日，腊月八日，周六日',
  '一生、二话',
])('“%s” counts nothing', (text) => {
  expect(read(text)).toEqual([]);
});

test('the day of one week or every week is no name', () => {
  expect(read('一周三次')).toEqual(['三次: 3 次']);
  expect(read('每周三次')).toEqual(['三次: 3 次']);
  expect(read('下周三次')).toEqual([]);
});

test.each([
  ['点亮第三盏', ['#三盏: 3 盏']],
  ['前两站、后三步、后面两步', ['#两站: 2 站', '#三步: 3 步', '#两步: 2 步']],
  ['其余五项，另外两项，剩下三项，没做的两项', ['#五项: 5 项', '#两项: 2 项', '#三项: 3 项', '#两项: 2 项']],
  ['二级 · 实名，三级·绑卡，四级', ['#二级: 2 级', '#三级: 3 级', '四级: 4 级']],
])('“%s” names some of several', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a numeral is found where it stands', () => {
  expect(chineseNumeralsOf('共三次，再五天')).toMatchObject([
    { written: '三次', index: 1 },
    { written: '五天', index: 5 },
  ]);
  expect(chineseNumeralsOf('首次三次，首次')).toMatchObject([{ written: '三次', index: 2 }]);
});
