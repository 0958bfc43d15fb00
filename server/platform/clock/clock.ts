/**
 * Milliseconds by which the clocks of two server processes may differ. A time further in the future means that a clock
 * was set back.
 */
export const CLOCK_TOLERANCE = 60_000;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the time `milliseconds` after a timestamp; before it when negative. */
export function after(timestamp: Date, milliseconds: number): Date {
  return new Date(timestamp.getTime() + milliseconds);
}
