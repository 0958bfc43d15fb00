/** How long what is known of visits is kept, as the privacy clause says. */
const KEPT_MONTHS = 24;

/** The oldest moment of which anything is still kept. */
export function oldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  return oldest;
}
