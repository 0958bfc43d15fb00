import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '@/scripts/lib/limit.mjs';

/** Milliseconds. */
const PAUSE = 4;

/** Waits for a condition while a test controls the page's clock; sockets run in real time. */
export async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round += 1) {
    if (round * PAUSE > limit()) throw new Error(`Condition not met in time: ${condition}`);
    await pause(PAUSE);
  }
}
