import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; on a busy machine a process may take long to load. */
const PATIENCE = 40_000;

/** Resolves as soon as a condition is true. @throws if that takes too long */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Not within ${PATIENCE} ms: ${holds}`);
    await sleep(10);
  }
}
