const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/;
/**
 * Second-level domains with public registrations, with their country: `com.hk`, `co.uk`, and the provinces below `cn`,
 * such as `gz.cn`, and in Chinese, such as `公司.cn`.
 */
const SHARED_SECOND_LEVEL =
  /^(?:(?:com|co|net|org|gov|edu|ac|idv|mil|or|ne)\.[^.]{2}|(?:xn--(?:55qx5d|io0a7i|od0alg)|公司|网络|網絡|ah|bj|cq|fj|gd|gs|gx|gz|h[abeikln]|j[lsx]|ln|mo|nm|nx|qh|s[cdhnx]|tj|tw|xj|xz|yn|zj)\.cn)$/;

/**
 * The second-level part of a host name: `gold` in `www.gold.example` and in `gold.com.hk`. An IP address and a
 * single-part name stay unchanged.
 */
export function channelName(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname;
  const [last = hostname, second = last, third = second] = hostname.split('.').reverse();
  return SHARED_SECOND_LEVEL.test(`${second}.${last}`) ? third : second;
}
