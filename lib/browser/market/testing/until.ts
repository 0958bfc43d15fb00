import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition while a test controls the page's clock; sockets run in real time. */
export async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round += 1) {
    if (round > 10_000) throw new Error(`Condition not met in time: ${condition}`);
    await pause(4);
  }
}
