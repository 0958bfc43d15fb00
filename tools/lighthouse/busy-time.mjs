/** How many times slower Lighthouse's phone is than this machine. */
export const SLOWDOWN = 4;

/**
 * The fields of a trace event that are read here. `ts` and `tdur` are in microseconds; `tdur` is processor time of the thread.
 * @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args?: { name?: string } }} TraceEvent
 */

/**
 * Milliseconds for which the page's main thread would be busy after the first paint on a slow phone. Processor time repeats on a machine
 * that runs other programs, and a sum without a threshold can be compared between pages: blocking time is 0 for tasks just below 50 ms.
 *
 * @param {readonly TraceEvent[]} events
 * @throws {Error} when the trace has no first paint, no main thread or no task after the paint
 */
export function busyTime(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  );
  if (!paint || !main) throw new Error('The trace has no first paint or no main thread.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid && ts > paint.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no task after the first paint.');
  return tasks.reduce((sum, { tdur = 0 }) => sum + (tdur / 1000) * SLOWDOWN, 0);
}
