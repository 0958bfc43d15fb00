/**
 * How often slower than this machine the phone is that Lighthouse means.
 */
export const SLOWDOWN = 4;
/** Milliseconds after which a task blocks. */
const LONG = 50;

/**
 * What is read of a trace: times in microseconds, `dur` by the clock, `tdur` the processor time of the thread.
 * @typedef {{ name: string, ph?: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { name?: string } }} TraceEvent
 */

/**
 * Milliseconds for which tasks after the first paint would block a slow phone, counted like the total blocking time: `clock` as
 * they took here, `processor` as they would take with a processor of their own, which repeats on a machine that others share.
 *
 * @param {readonly TraceEvent[]} events
 */
export function blockingTimes(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  );
  if (!paint || !main) throw new Error('The trace names no first paint or no main thread.');
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts > paint.ts);
  if (tasks.length === 0) throw new Error('The trace names no task after the first paint.');
  return {
    clock: blockedBy(tasks.map(({ dur = 0 }) => dur)),
    processor: blockedBy(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** @param {readonly number[]} durations of tasks, in microseconds */
function blockedBy(durations) {
  return durations
    .map((duration) => (duration / 1000) * SLOWDOWN - LONG)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0);
}
