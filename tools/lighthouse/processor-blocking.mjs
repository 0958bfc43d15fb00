/**
 * How often slower than this machine the phone is that Lighthouse means.
 */
const SLOWDOWN = 4;
/** Milliseconds after which a task blocks. */
const LONG = 50;

/**
 * What is read of a trace: times in microseconds, `tdur` the processor time of the thread.
 * @typedef {{ name: string, ph?: string, pid: number, tid: number, ts: number, tdur?: number, args?: { name?: string } }} TraceEvent
 */

/**
 * Milliseconds for which tasks after the first paint would block a slow phone that has a processor to itself: counted like
 * the total blocking time, but by processor time, so that it repeats on a machine that other programs share.
 *
 * @param {readonly TraceEvent[]} events
 */
export function processorBlockingTime(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  );
  if (!paint || !main) throw new Error('The trace names no first paint or no main thread.');
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN - LONG)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0);
}
