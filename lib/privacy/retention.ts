/** For how many months personal information is kept. The clauses' sentences are made of these, and the server removes by them. */
export const MONTHS_KEPT = {
  /** Visits, and what an advertising platform is told of a registration. */
  visits: 24,
  /** The name that a browser has on a host, in the browser itself. */
  visitorId: 6,
  /** An account without a deposit or a trade that its holder no longer comes to. */
  idleAccount: 36,
  /** A bank card that was removed or refused. */
  formerCard: 6,
  /** What was done and given in a campaign that is over. */
  participation: 60,
  /** Of a closed account what the law wants kept. */
  closedAccount: 60,
} as const;

const YEAR = 12;

/** A number of months in words: `5年`, and below three years `24个月`. */
export function monthsText(months: number): string {
  return months >= 3 * YEAR && months % YEAR === 0 ? `${months / YEAR}年` : `${months}个月`;
}

/** The moment so many calendar months after another one; before it when negative. A day that a month lacks is its last one. */
export function addMonths(timestamp: Date, months: number): Date {
  const moved = new Date(timestamp);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(timestamp.getUTCDate(), last));
  return moved;
}
