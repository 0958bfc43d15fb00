import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';

/** Visit data older than this are removed. */
export function oldestKept(now: Date): Date {
  return addMonths(now, -MONTHS_KEPT.visits);
}
