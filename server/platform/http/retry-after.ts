import { randomInt } from 'node:crypto';

const SECONDS = { least: 3, most: 8 };

/** Seconds after which a refused visitor may try again; spread, so that those who were refused together do not come back together. */
export function retrySoon(): number {
  return randomInt(SECONDS.least, SECONDS.most + 1);
}
