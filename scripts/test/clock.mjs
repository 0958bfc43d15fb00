import { pathToFileURL } from 'node:url';

/**
 * When products of the tests start, by their own clock: a Wednesday on which most markets are open until late, with rounds of the
 * predictions behind it and before it. Tests see the same at night and at weekends.
 */
const START = Date.parse('2026-11-25T14:00:00+08:00');

/** Milliseconds by which a product that starts now is ahead of the machine's clock; negative when it is behind. */
export function startAhead() {
  return START - Date.now();
}

/** The setting by which a product's clock is ahead by the milliseconds in CLOCK_AHEAD, or in the file that CLOCK_FILE names. */
export function movedClock() {
  return { NODE_OPTIONS: `--import=${pathToFileURL('scripts/test/moved-clock.mjs').href}` };
}
