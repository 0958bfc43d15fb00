const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/;
/** Endings below which names are given out like below a top-level domain: `com.hk`, `co.uk`. */
const SHARED_SECOND_LEVEL = /^(?:com|co|net|org|gov|edu|ac|idv)$/;

/**
 * The second-level part of a host name: `gold` of `www.gold.example` and of `gold.com.hk`.
 * An address in numbers and a name of one part stand for themselves.
 */
export function channelName(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname;
  const [last = hostname, second = last, third = second] = hostname.split('.').reverse();
  return last.length === 2 && SHARED_SECOND_LEVEL.test(second) ? third : second;
}
