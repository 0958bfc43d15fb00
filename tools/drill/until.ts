import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '@/scripts/lib/limit.mjs';

/** Milliseconds between two checks. */
const LOOK_EVERY = 200;

/**
 * Waits until a check returns something other than `false` and `undefined`, and returns it. A check that throws counts as failed.
 *
 * @param what for the error, such as `the primary answers`
 * @param units after which it gives up
 * @throws {Error} that names what was waited for, with the last error of the check
 */
export async function until<Found>(
  what: string,
  check: () => Promise<Found | false | undefined>,
  units = 120,
): Promise<Found> {
  const patience = limit(units);
  const giveUpAt = performance.now() + patience;
  let cause: unknown;
  while (performance.now() < giveUpAt) {
    try {
      const found = await check();
      if (found !== false && found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    await pause(LOOK_EVERY);
  }
  throw new Error(`After ${Math.round(patience / 1_000)} s it was still not true that ${what}.`, { cause });
}
