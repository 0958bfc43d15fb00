import { busyTime } from './busy-time.mjs';

const page = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, thread = page) => ({ name: 'RunTask', ts, tdur, ...thread });
const main = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' }, ...page };
const paint = { name: 'firstContentfulPaint', ts: 1_000, ...page };

test('adds the processor time of all tasks after the paint, on a processor four times slower', () => {
  expect(busyTime([main, paint, task(2_000, 20_000), task(3_000, 500)])).toBe(82);
});

test('ignores tasks before the first paint and of other threads', () => {
  const others = [task(500, 90_000), task(2_000, 90_000, { pid: 7, tid: 2 })];
  expect(busyTime([main, paint, ...others, task(3_000, 1_000)])).toBe(4);
});

test.each([
  ['a paint', [main, task(2_000, 1_000)], 'no first paint'],
  ['a task after the paint', [main, task(500, 1_000), paint], 'no task'],
])('rejects a trace without %s', (_, events, message) => {
  expect(() => busyTime(events)).toThrow(message);
});
