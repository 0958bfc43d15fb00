import { faultsOf } from '../testing/faults-of';
import { tasksSchema } from './definition';
import { starter } from './starter';

const [verify, deposit] = starter.tasks;
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
  expect(faultsOf(tasksSchema, { kind: 'tasks', title: '任务', ...starter, ...change })).toEqual(faults);
});
