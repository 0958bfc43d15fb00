const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * The bare host of a Host header: lower case, without port and trailing dot. Anything that is not a host name or an
 * IPv4 address (an IPv6 literal, a path, control characters) gives an empty string.
 */
export function normalizeHost(header: string | null | undefined): string {
  // Stryker disable next-line StringLiteral: a text with spaces is no host either
  const host = (header ?? '')
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return HOST.test(host) && !host.includes('..') ? host : '';
}

interface Named {
  host: string;
}

/** Rules indexed by host, so that a look-up is fast even with many of them. */
const indexes = new WeakMap<readonly Named[], ReadonlyMap<string, Named>>();

/**
 * The entry of a list for a normalized host: an exact one first, then the wildcard with the longest suffix.
 *
 * @param rules must not change after the first look-up; the first of two entries for the same host counts
 */
export function matchHost<Rule extends Named>(rules: readonly Rule[], host: string): Rule | undefined {
  const index = indexOf(rules);
  const exact = index.get(host);
  if (exact) return exact;
  // Stryker disable next-line EqualityOperator: no normalized host begins with a dot
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    const wildcard = index.get(`*${host.slice(dot)}`);
    if (wildcard) return wildcard;
  }
  return undefined;
}

function indexOf<Rule extends Named>(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const known = indexes.get(rules) as ReadonlyMap<string, Rule> | undefined;
  if (known) return known;
  const index = new Map([...rules].reverse().map((rule) => [rule.host, rule]));
  indexes.set(rules, index);
  return index;
}
