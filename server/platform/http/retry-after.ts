import { randomInt } from 'node:crypto';

const SECONDS = { least: 3, most: 8 };

/** Seconds until a rejected client may retry; randomized, so that clients do not all retry at the same time. */
export function retrySoon(): number {
  return randomInt(SECONDS.least, SECONDS.most + 1);
}
