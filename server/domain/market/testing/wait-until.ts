import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves as soon as a condition holds. @throws when it does not within `limit` milliseconds. */
export async function waitUntil(holds: () => boolean, limit = 10_000): Promise<void> {
  const end = performance.now() + limit;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Not within ${limit} ms: ${holds}`);
    await sleep(10);
  }
}
