import type { CDPSession } from 'playwright';

/** The work of the main thread between two readings. */
export interface Load {
  /** The share of the time in which it worked, 0 to 1. */
  busy: number;
  /** Milliseconds per second by kind of work; the rest of `busy` is painting and internal work of the browser. */
  script: number;
  style: number;
  layout: number;
}

interface Reading {
  Timestamp: number;
  TaskDuration: number;
  ScriptDuration: number;
  RecalcStyleDuration: number;
  LayoutDuration: number;
}

/** Measures the page's main thread for some seconds. */
export async function measureLoad(session: CDPSession, seconds: number): Promise<Load> {
  const before = await read(session);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = await read(session);
  const elapsed = after.Timestamp - before.Timestamp;
  const share = (name: keyof Reading) => (after[name] - before[name]) / elapsed;
  return {
    busy: share('TaskDuration'),
    script: share('ScriptDuration') * 1000,
    style: share('RecalcStyleDuration') * 1000,
    layout: share('LayoutDuration') * 1000,
  };
}

/** Megabytes of the page's heap after a garbage collection. */
export async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function read(session: CDPSession): Promise<Reading> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Reading;
}
