import { type Answer, atTerminal, document, item, lines, section } from './answer';
import { column, nullable } from './columns';
import { defineWords } from './define-words';
import { renderAnswer } from './render-answer';

const { say, table, figures } = defineWords({
  sentences: {
    done: '已完成 {count:number} 项。',
    title: '余下',
    none: '没有余下。',
  },
  tables: {
    left: {
      id: column.serial('编号'),
      state: nullable(column.states('状态', { open: '待办', late: '逾期' })),
      money: column.usd('金额'),
      exact: nullable(column.decimal('精确', { none: '' })),
      amount: column.amount('数量'),
      at: column.time('时间'),
      second: column.second('秒'),
      why: column.sentence('原因'),
      of: column.ids('属于'),
      label: nullable(column.text('名称')),
    },
  },
});

const at = '2026-06-01T04:00:05.000Z';
const row = {
  id: 7,
  state: ['open', 'late'],
  money: 1500,
  exact: 2,
  amount: { amount: 8, unit: 'points' },
  at,
  second: at,
  why: say('none'),
  of: ['a', 'b'],
  label: '红\u001b包',
} as const;

test.each<[string, Answer, string]>([
  ['adjacent sentences in one paragraph', [say('done', { count: 2 }), say('none')], '已完成 2 项。没有余下。'],
  [
    'lines and items',
    [lines(say('title'), item(say('none')), atTerminal(say('done', { count: 1 })))],
    '余下\n  没有余下。\n已完成 1 项。',
  ],
  ['other parts below an empty line', [say('none'), document('text/plain', 'as it is')], '没有余下。\n\nas it is'],
  ['a section', [section(say('title'), [lines(say('none'), say('none'))])], '余下\n    没有余下。\n    没有余下。'],
  ['a table without rows', [table('left', [], { title: say('title'), empty: say('none') })], '余下\n没有余下。'],
  [
    'values by their kind',
    [
      table('left', [row, { ...row, state: null, exact: null, label: null }], {
        columns: ['state', 'money', 'exact', 'amount', 'at', 'second', 'why', 'of', 'label'],
      }),
    ],
    [
      '状态        金额    精确  数量    时间              秒                   原因        属于  名称',
      '待办、逾期  $1,500  2.00  8 积分  2026-06-01 12:00  2026-06-01 12:00:05  没有余下。  a、b  红·包',
      '-           $1,500        8 积分  2026-06-01 12:00  2026-06-01 12:00:05  没有余下。  a、b  -',
    ].join('\n'),
  ],
])('renders %s', (_, answer, text) => {
  expect(renderAnswer(answer)).toBe(text);
});

test('renders figures one below the other', () => {
  expect(renderAnswer([figures('left', row, say('title'))])).toMatch(/^余下\n项目 +内容\n编号 +7\n状态 +待办、逾期\n/);
});

test('shows the code and parameters of a sentence from another release', () => {
  expect(renderAnswer([{ kind: 'sentence', code: 'unheard_of', params: { id: 1 } }])).toBe('unheard_of {"id":1}');
});
