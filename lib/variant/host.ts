const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * The bare host of a Host header: lower case, without port and trailing dot.
 * Anything that is not a host name or an IPv4 address (an IPv6 literal, a path, control characters) gives the empty string.
 */
export function normalizeHost(header: string | null | undefined): string {
  const host = (header ?? '')
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return HOST.test(host) && !host.includes('..') ? host : '';
}

/** The rule for a normalized host, or whatever else is said of hosts: an exact one first, then the wildcard with the longest suffix. */
export function matchHost<Rule extends { host: string }>(rules: readonly Rule[], host: string): Rule | undefined {
  const exact = rules.find((rule) => rule.host === host);
  if (exact) return exact;
  return rules
    .filter((rule) => rule.host.startsWith('*.') && host.endsWith(rule.host.slice(1)))
    .sort((a, b) => b.host.length - a.host.length)[0];
}
