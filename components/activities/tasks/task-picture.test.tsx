import { render } from '@testing-library/react';
import { tasks } from '@/lib/activities/tasks/definition';
import { TaskPicture } from './task-picture';

const places = [
  { art: 'bell' as const, x: 40, y: 70, width: 40 },
  { art: 'star' as const, x: 120, y: 70, width: 40 },
];
const grows = { art: 'sprout' as const, x: 160, y: 120, width: 100 };

function show(
  picture: Parameters<typeof TaskPicture>[0]['picture'],
  states: Parameters<typeof TaskPicture>[0]['states'],
) {
  const { container } = render(<TaskPicture picture={picture} states={states} />);
  return container;
}

test('shows the state of each task in the order of the tasks', () => {
  const picture = show({ ground: 'bough', marks: 'hang', places }, ['collected', 'open']);
  const marks = [...picture.querySelectorAll('[data-state]')];
  expect(marks.map((mark) => mark.getAttribute('data-state'))).toEqual(['collected', 'open']);
  expect(marks.map((mark) => mark.querySelector('image')?.getAttribute('href'))).toEqual([
    expect.stringContaining('/art/bell.svg'),
    expect.stringContaining('/art/star.svg'),
  ]);
});

test('scales the growing picture by the share of done tasks', () => {
  const size = (states: Parameters<typeof show>[1]) =>
    show({ ground: 'plot', marks: 'light', places, grows }, states).querySelector('g[style]')?.getAttribute('style');
  expect(size(['unknown', 'unknown'])).toBe('transform: scale(0.5);');
  expect(size(['done', 'locked'])).toBe('transform: scale(0.75);');
  expect(size(['collected', 'done'])).toBe('transform: scale(1);');
});

test('requires a mark for every task', () => {
  const valid = { ...tasks.starter, kind: 'tasks', title: '两件礼' };
  const picture = { ground: 'bough', marks: 'hang', places };
  expect(tasks.definition.safeParse({ ...valid, picture }).success).toBe(true);
  const lacking = tasks.definition.safeParse({ ...valid, picture: { ...picture, places: places.slice(1) } });
  expect(lacking.error?.issues[0]?.message).toBe('须与任务一一对应');
});
