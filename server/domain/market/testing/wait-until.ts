import { setTimeout as sleep } from 'node:timers/promises';
import { limit } from '@/scripts/lib/limit.mjs';

/** Resolves as soon as a condition is true. @throws if that takes too long */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const patience = limit();
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Not within ${patience} ms: ${holds}`);
    await sleep(10);
  }
}
