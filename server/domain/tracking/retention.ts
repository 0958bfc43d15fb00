import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';

/** Days for which the server recognizes an event that it receives again: a browser that returns repeats its last ones. */
export const KEYS_KEPT_DAYS = 30;

/** Visit data older than this are removed. */
export function oldestKept(now: Date): Date {
  return addMonths(now, -MONTHS_KEPT.visits);
}
