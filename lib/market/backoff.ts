/** Milliseconds between two attempts while a server may return at any moment, as specified. */
export const RETRY = 1000;
/** Failures in a row after which a server counts as down for longer. */
export const PATIENCE = 30;
/** Most milliseconds between two attempts. */
export const LAST_RETRY = 30_000;

/**
 * Milliseconds to wait after the `failures`-th failure in a row, from 1: a second each time, and from {@link PATIENCE}
 * on twice as long each time. A random part of up to half is subtracted, so that clients do not all reconnect together.
 */
export function retryDelay(failures: number, random = Math.random): number {
  if (failures < PATIENCE) return RETRY;
  const longest = Math.min(LAST_RETRY, RETRY * 2 ** (failures - PATIENCE + 1));
  return Math.round(longest * (1 - random() / 2));
}
