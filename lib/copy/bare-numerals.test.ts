import { bareNumeralsOf } from './bare-numerals';

test.each([
  ['满 $1,000 得 $88，20:30 截止，2.5%', ['$1,000', '$88', '20:30', '2.5']],
  ['TRC-20 地址，1064℃', ['20', '1064']],
  ['三次、五天、十手、两件事', ['三次', '五天', '十手', '两件']],
  ['二十五次，一百二十天，十个工作日', ['二十五次', '一百二十天', '十个工作日']],
  ['首周入金，半小时内，首年保管', ['首周', '半小时', '首年']],
  ['双倍积分、双份礼，双手奉上', ['双倍', '双份']],
  ['两分钟，三个月、两位小数、十八周岁', ['两分钟', '三个月', '两位小数', '十八周岁']],
  ['点亮第三盏，其余五项，二级 · 实名', ['三盏', '五项', '二级']],
  ['三股力，三面盾，五选一，三重惊喜', ['三股', '三面', '五选', '三重']],
  ['三\u2060次，８８ 美元，①', ['８８', '①', '三次']],
  ['每项领取一次，限抢一个，每户一张，满一手', ['一次', '一个', '一张', '一手']],
])('“%s” writes numerals out', (text, numerals) => {
  expect(bareNumeralsOf(text)).toEqual(numerals);
});

test.each([
  '满 {tasks.deposit.from} 得 {tasks.deposit.amount}，{tasks.count|count}项依次完成',
  '一天之内，第一步，做一手，领一份',
  '周五一天、八九点、两三天，三四天，五十六十天',
  '首次入金，首笔，首单，首期，首个，首段，首档，首人，首选',
  '一次性，十分满意，三分之一',
  '每逢初三日，星期三天，农历八月，正月十五日，周六日',
  '一生、二话',
])('“%s” writes none out', (text) => {
  expect(bareNumeralsOf(text)).toEqual([]);
});

test('the day of one week or every week is no name', () => {
  expect(bareNumeralsOf('一周三次，每周三次')).toEqual(['三次', '三次']);
  expect(bareNumeralsOf('下周三次')).toEqual([]);
});
