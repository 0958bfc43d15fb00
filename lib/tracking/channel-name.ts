const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/;
/** Second-level domains with public registrations: `com.hk`, `co.uk`. */
const SHARED_SECOND_LEVEL = /^(?:com|co|net|org|gov|edu|ac|idv)$/;

/**
 * The second-level part of a host name: `gold` in `www.gold.example` and in `gold.com.hk`. An IP address and a
 * single-part name stay unchanged.
 */
export function channelName(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname;
  const [last = hostname, second = last, third = second] = hostname.split('.').reverse();
  return last.length === 2 && SHARED_SECOND_LEVEL.test(second) ? third : second;
}
