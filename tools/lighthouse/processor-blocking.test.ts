import { processorBlockingTime } from './processor-blocking.mjs';

const page = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, thread = page) => ({ name: 'RunTask', ph: 'X', ts, tdur, ...thread });
const main = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' }, ...page };
const paint = { name: 'firstContentfulPaint', ts: 1_000, ...page };

test('what a task of the page takes beyond 50 ms on a processor four times slower', () => {
  const events = [main, paint, task(2_000, 20_000), task(3_000, 12_000), task(4_000, 15_000)];
  expect(processorBlockingTime(events)).toBe(30 + 10);
});

test('neither tasks before the first paint nor those of other threads count', () => {
  expect(processorBlockingTime([main, task(500, 90_000), paint, task(2_000, 90_000, { pid: 7, tid: 2 })])).toBe(0);
});

test('a trace without a paint is no measurement', () => {
  expect(() => processorBlockingTime([main])).toThrow('no first paint');
});
