const arrivals = new Map<string, number>();

/** When an answer with this server time arrived, by the browser's clock; the first to ask says that it is now. */
export function arrivalOf(serverNow: string): number {
  const known = arrivals.get(serverNow);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(serverNow, now);
  return now;
}

/** The server's time at this moment, in milliseconds, reckoned from an answer that said `serverNow`. */
export function serverTime(serverNow: string): number {
  const arrival = arrivalOf(serverNow);
  return Date.parse(serverNow) + Date.now() - arrival;
}
