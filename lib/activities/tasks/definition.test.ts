import { faultsOf } from '../testing/faults-of';
import { tasks } from './definition';

const [verify, deposit] = tasks.starter.tasks;
const place = { art: 'lantern', x: 80, y: 60, width: 40 };
const picture = { ground: 'moon', marks: 'light', places: [place, place] };

test.each<[string, object, string[]]>([
  ['two tasks in a sequence', {}, []],
  ['tasks in any order, drawn as stairs', { order: 'any', look: 'stairs' }, []],
  ['no such order', { order: 'none' }, ['order: invalid_value']],
  ['a single task', { tasks: [verify] }, ['tasks: too_small']],
  ['two tasks with one id', { tasks: [verify, deposit, verify] }, ['tasks: 编号不可重复']],
  ['a task without a prize', { tasks: [{ ...verify, prize: null }, deposit] }, []],
  ['a task in a group of rewards', { tasks: [verify, { ...deposit, exclusive: 'first-deposit' }] }, []],
  [
    'a task in an unknown group',
    { tasks: [verify, { ...deposit, exclusive: 'none' }] },
    ['tasks.1.exclusive: invalid_value'],
  ],
  ['a place for each task in a picture', { picture }, []],
  ['a task without a place', { picture: { ...picture, places: [place] } }, ['picture.places: 须与任务一一对应']],
  [
    'a place without a task',
    { picture: { ...picture, places: [place, place, place] } },
    ['picture.places: 须与任务一一对应'],
  ],
  ['something that grows', { picture: { ...picture, grows: place } }, []],
  [
    'something of no width',
    { picture: { ...picture, grows: { ...place, width: 0 } } },
    ['picture.grows.width: too_small'],
  ],
])('checks a list of tasks with %s', (_, change, faults) => {
  expect(faultsOf(tasks.definition, { kind: 'tasks', title: '任务', ...tasks.starter, ...change })).toEqual(faults);
});

const prize = (amount: number, unit = 'usd') => ({ label: '赠金', amount, unit });
const base = { kind: 'tasks', title: '任务', order: 'any' };
const [open, trade, verified, deposited] = [
  { id: 'open', title: '开户', condition: { type: 'registered' }, prize: null },
  { id: 'trade', title: '交易', condition: { type: 'trade', from: 2 }, prize: prize(30, 'usdt') },
  { id: 'verify', title: '实名', condition: { type: 'verified' }, prize: prize(50, 'points') },
  {
    id: 'deposit',
    title: '首次入金',
    condition: { type: 'deposit', from: 200 },
    prize: prize(19.5),
    exclusive: 'first-deposit',
  },
].map((task) => ({ ...task, text: '完成即可。' }));
const tasksOf = (change: object) =>
  tasks.definition.parse({ ...base, tasks: [open, trade, verified, deposited], ...change });

const [nothing, thirty, grouped] = [
  { amount: 0, group: undefined },
  { amount: 30, group: undefined },
  { amount: 19.5, group: 'first-deposit' },
];

test.each([
  ['any', 200, 2, [nothing, thirty, nothing, grouped]],
  ['any', 200, 1, [nothing, nothing, grouped]],
  ['any', 199, 2, [nothing, thirty, nothing]],
  ['sequence', 200, 2, [nothing, thirty, nothing, grouped]],
  ['sequence', 200, 1, [nothing]],
  ['sequence', 199, 2, [nothing, thirty, nothing]],
])('values tasks in order “%s” by what a deposit of $%d and %d lots complete', (order, amount, lots, certain) => {
  expect(tasks.worth(tasksOf({ order }), { deposit: amount, lots })).toEqual({ certain });
});

test('values a sequence at nothing if its first task is not done', () => {
  expect(tasks.worth(tasksOf({ order: 'sequence', tasks: [trade, open] }), { deposit: 0, lots: 0 })).toEqual({
    certain: [],
  });
});

test('lists grouped tasks with their prizes', () => {
  const more = [{ ...open, exclusive: 'first-deposit' }, deposited, verified];
  expect(tasks.exclusive(tasksOf({ tasks: more }))).toEqual([
    { group: 'first-deposit', source: 'task:open', name: '开户' },
    { group: 'first-deposit', source: 'task:deposit', name: '首次入金, $19.50 赠金' },
  ]);
});

test.each([
  [2, 522, 436],
  [4, 650, 436],
  [5, 714, 513],
])('reserves the final height for %d tasks under a picture', (length, phone, desktop) => {
  const place = { art: 'lantern', x: 80, y: 60, width: 40 };
  const { tasks: all, picture } = tasksOf({
    tasks: Array.from({ length }, (_, index) => ({ ...open, id: `task-${index}` })),
    picture: { ground: 'moon', marks: 'light', places: Array(length).fill(place) },
  });
  expect(tasks.awaited({ tasks: all, picture })).toEqual({ phone, desktop });
});

test('reserves one height for any number of tasks without a picture', () => {
  expect(tasks.awaited(tasksOf({}))).toEqual({ phone: 460, desktop: 456 });
});
