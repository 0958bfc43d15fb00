/** Milliseconds until the first further attempt. */
export const FIRST_RETRY = 1000;
/** Most milliseconds between two attempts. */
export const LAST_RETRY = 30_000;

/**
 * Milliseconds to wait after the `failures`-th failure in a row, from 1: the first is tried again after a second, later
 * ones after twice as long each time. Up to half of that is left to chance, so that a server that comes back is not met by all at once.
 */
export function retryDelay(failures: number, random = Math.random): number {
  if (failures <= 1) return FIRST_RETRY;
  const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  return Math.round(longest * (1 - random() / 2));
}
