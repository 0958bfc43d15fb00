/**
 * Months for which personal information is stored. The clauses' sentences use these numbers, and the server removes
 * data by them.
 */
export const MONTHS_KEPT = {
  /** Visits, and reports of registrations to advertising platforms. */
  visits: 24,
  /** The browser's random name on a host, stored in the browser. */
  visitorId: 6,
  /** An account without deposits or trades that its holder no longer uses. */
  idleAccount: 36,
  /** A bank card that was removed or rejected. */
  formerCard: 6,
  /** Actions and rewards in a campaign that is over. */
  participation: 60,
  /** The part of a closed account that the law requires. */
  closedAccount: 60,
} as const;

/** What is stored for a shorter time. The clauses' sentences use these numbers as well. */
export const SMS_CODE_MINUTES = 5;
export const ELDER_SMS_CODE_MINUTES = 15;
export const EXPIRED_CODE_HOURS = 1;
export const IDLE_SESSION_DAYS = 7;
export const SESSION_DAYS = 30;

const YEAR = 12;

/** A number of months in words: `5年`, or `24个月` below three years. */
export function monthsText(months: number): string {
  return months >= 3 * YEAR && months % YEAR === 0 ? `${months / YEAR}年` : `${months}个月`;
}

/**
 * Adds calendar months to a timestamp; a negative number subtracts. If the month lacks the day, the result is its last
 * day.
 */
export function addMonths(timestamp: Date, months: number): Date {
  const moved = new Date(timestamp);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(timestamp.getUTCDate(), last));
  return moved;
}
