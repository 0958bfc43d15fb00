const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something is still possible, in two units at most. @param now in milliseconds since 1970 */
export function timeLeft(expires: string, now: number): { text: string; urgent: boolean } {
  const left = Date.parse(expires) - now;
  if (left <= 0) return { text: '已过期', urgent: true };
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  // Never promises more than there is.
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days > 0) return { text: `还剩 ${days} 天${hours > 0 ? ` ${hours} 小时` : ''}`, urgent: false };
  if (hours > 0) return { text: `还剩 ${hours} 小时${minutes > 0 ? ` ${minutes} 分` : ''}`, urgent: hours < 2 };
  return { text: minutes > 0 ? `还剩 ${minutes} 分钟` : '还剩不到 1 分钟', urgent: true };
}
