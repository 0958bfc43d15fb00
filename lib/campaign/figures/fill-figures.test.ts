import type { Figures } from './figures-of';
import { fillDefinition, fillFigures, scopesAt } from './fill-figures';

const FIGURES: Figures = new Map<string, { value: number | string; unit?: 'usd' | 'percent'; scopes?: string[] }>([
  ['tasks.count', { value: 3 }],
  ['tasks.deposit.from', { value: 1000, unit: 'usd' }],
  ['tasks.deposit.amount', { value: 88, unit: 'usd' }],
  ['tasks.verify.amount', { value: 8, unit: 'usd' }],
  ['tasks.deposit.title', { value: '满 {from}', scopes: ['tasks.deposit', 'tasks'] }],
  ['share', { value: 30, unit: 'percent' }],
  ['hundred', { value: 100, unit: 'percent' }],
  ['lots', { value: 2 }],
  ['firstRun', { value: '2024年12月' }],
]);
const fill = (text: string) => {
  const result = fillFigures({ lead: text }, FIGURES);
  return 'filled' in result ? result.filled.lead : result.faults;
};

test.each([
  ['满 {tasks.deposit.from} 得 {tasks.deposit.amount}', '满 $1,000 得 $88'],
  [
    '{tasks.count|count}项，第{lots|ordinal}项，{lots|count}手，{lots|pair}份，周{lots|weekday}',
    '三项，第二项，两手，双份，周二',
  ],
  ['{tasks.deposit.from|number}美元，{share}，{share|cents}', '1,000美元，30%，30.00%'],
  ['合计 {tasks.verify.amount + tasks.deposit.amount}', '合计 $96'],
  ['还差 {tasks.deposit.from - tasks.deposit.amount}', '还差 $912'],
  ['补 {tasks.deposit.amount * share / hundred}', '补 $26.4'],
  [
    '平仓 {tasks.deposit.amount / tasks.verify.amount} 手，{tasks.verify.amount / tasks.deposit.amount|up}',
    '平仓 11 手，0.1',
  ],
  ['{lots * tasks.verify.amount}', '$16'],
  ['首期：{firstRun}；{tasks.deposit.title}', '首期：2024年12月；满 $1,000'],
  ['{brand}的客户', '{brand}的客户'],
])('“%s” reads “%s”', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test.each([
  ['满 $888', 'lead: 数字 $888 须写成占位符：“满 $888”'],
  ['每人三次', 'lead: 数字 三次 须写成占位符：“每人三次”'],
  [
    '{tasks.deposit.form}',
    'lead: 没有占位符 {tasks.deposit.form}',
    '可用的占位符：tasks.count, tasks.deposit.from, tasks.deposit.amount, tasks.verify.amount, tasks.deposit.title',
  ],
  ['{lots|roman}', 'lead: {lots|roman}: 格式只有 count, ordinal, weekday, pair, number, cents, up'],
  ['{lots ^ lots}', 'lead: {lots ^ lots}: 数字的名字之间只可写 + - * /，两边留空格'],
  ['{lots + firstRun}', 'lead: {lots + firstRun}: 数字的名字之间只可写 + - * /，两边留空格'],
  ['{share|weekday}', 'lead: {share|weekday}: 30 不是星期几'],
  ['{tasks.deposit.from|count}', 'lead: {tasks.deposit.from|count}: 1000 不能写成汉字'],
])('“%s” is at fault', (text, ...faults) => {
  expect(fill(text)).toEqual(faults);
});

test('an unknown subject lists every name', () => {
  const [, names] = fill('{spread}');
  expect(names).toMatch(/^可用的占位符：tasks\.count, .*, firstRun$/);
});

test('stored texts may write numerals out', () => {
  expect(fillFigures({ lead: '满 $888' }, FIGURES, true)).toEqual({ filled: { lead: '满 $888' } });
});

test('a text of an activity names figures of its own item, its list and its activity', () => {
  const definition = {
    slug: 'x-2412',
    title: '{tasks.deposit.title}，{tasks.count|count}项',
    activities: [
      {
        kind: 'tasks',
        title: '{count|count}项有礼',
        tasks: [
          {
            id: 'deposit',
            title: '第{place|ordinal}项：满 {from}',
            condition: { type: 'deposit', from: 200 },
            prize: { label: '{amount} 赠金', amount: 8, unit: 'usd' },
          },
        ],
      },
    ],
    rules: [{ heading: '活动时间(GMT+8)', items: ['得 {tasks.deposit.label}。'] }],
  };
  expect(fillDefinition(definition)).toMatchObject({
    filled: {
      slug: 'x-2412',
      title: '第一项：满 $200，一项',
      activities: [{ title: '一项有礼', tasks: [{ title: '第一项：满 $200', prize: { label: '$8 赠金' } }] }],
      rules: [{ heading: '活动时间(GMT+8)', items: ['得 $8 赠金。'] }],
    },
  });
});

test('a text may leave out the same beginnings of names wherever it is read from', () => {
  const task = { id: 'deposit', condition: { type: 'first-deposit', from: 200 }, title: '满 {from}' };
  const shop = [{ id: 'mug', prize: { label: '杯子' }, cost: 5 }];
  const definition = {
    hero: { lead: '' },
    activities: [
      { kind: 'tasks', tasks: [task] },
      { kind: 'points', shop },
    ],
  };
  expect(scopesAt(definition, 'activities.0.tasks.0.title')).toEqual(['tasks.deposit', 'tasks']);
  expect(scopesAt(definition, 'activities.1.shop.0.prize.label')).toEqual(['points.shop.mug', 'points.shop', 'points']);
  expect(scopesAt(definition, 'activities.1.title')).toEqual(['points']);
  expect(scopesAt(definition, 'hero.lead')).toEqual([]);
});
