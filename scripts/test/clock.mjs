import { pathToFileURL } from 'node:url';

/**
 * When the products of tests start, by their own clock: a Wednesday on which most markets are open until late, with rounds of
 * predictions before and after it. So tests behave the same at night and at weekends.
 */
const START = Date.parse('2026-11-25T14:00:00+08:00');

/** Milliseconds by which a product that starts now is ahead of the machine's clock; negative if it is behind. */
export function startAhead() {
  return START - Date.now();
}

/** The setting that moves a product's clock ahead by the milliseconds in CLOCK_AHEAD, or in the file of CLOCK_FILE. */
export function movedClock() {
  return { NODE_OPTIONS: `--import=${pathToFileURL('scripts/test/moved-clock.mjs').href}` };
}
