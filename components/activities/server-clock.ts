const arrivals = new Map<string, number>();

/** When a response with this server time arrived, by the browser's clock; the first call sets it to now. */
export function arrivalOf(serverNow: string): number {
  const known = arrivals.get(serverNow);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(serverNow, now);
  return now;
}

/** The server's current time in milliseconds, calculated from a response with the time `serverNow`. */
export function serverTime(serverNow: string): number {
  const arrival = arrivalOf(serverNow);
  return Date.parse(serverNow) + Date.now() - arrival;
}
