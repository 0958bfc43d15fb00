import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';

/** The oldest moment of which anything is still kept that is known of visits. */
export function oldestKept(now: Date): Date {
  return addMonths(now, -MONTHS_KEPT.visits);
}
