import { blockingTimes } from './blocking-times.mjs';

const page = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, tdur: number, thread = page) => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
});
const main = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' }, ...page };
const paint = { name: 'firstContentfulPaint', ts: 1_000, ...page };

test('what tasks of the page take beyond 50 ms on a processor four times slower', () => {
  const events = [main, paint, task(2_000, 30_000, 20_000), task(3_000, 12_500, 12_000), task(4_000, 16_000, 15_000)];
  expect(blockingTimes(events)).toEqual({ clock: 70 + 14, processor: 30 + 10 });
});

test('neither tasks before the first paint nor those of other threads count', () => {
  const others = [task(500, 90_000, 90_000), task(2_000, 90_000, 90_000, { pid: 7, tid: 2 })];
  expect(blockingTimes([main, paint, ...others, task(3_000, 1_000, 1_000)])).toEqual({ clock: 0, processor: 0 });
});

test.each([
  ['a paint', [main, task(2_000, 1_000, 1_000)], 'no first paint'],
  ['a task after the paint', [main, task(500, 1_000, 1_000), paint], 'no task'],
])('a trace without %s is no measurement', (_, events, message) => {
  expect(() => blockingTimes(events)).toThrow(message);
});
