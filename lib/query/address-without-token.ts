/** Whether a query's parameter carries the session: `token`, however it is cased. */
export function isTokenName(name: string): boolean {
  return name.toLowerCase() === 'token';
}

/** Whether an address carries a session token in its query. */
export function carriesToken(query: URLSearchParams): boolean {
  return [...query.keys()].some(isTokenName);
}

/**
 * A page's address as it may be stored: without the token in its query (in any case or encoding), without user name and
 * password, and without a hash that holds a token. The rest of the query stays byte for byte.
 *
 * @returns the empty string for what is no http(s) address
 */
export function addressWithoutToken(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return '';
  url.username = '';
  url.password = '';
  // The first begins with the question mark, which is nothing to what reads and sets queries.
  const pairs = url.search.split('&');
  const kept = pairs.filter((pair) => ![...new URLSearchParams(pair.replace(/^\?+/, '')).keys()].some(isTokenName));
  url.search = kept.join('&');
  if (holdsToken(url.hash)) url.hash = '';
  return url.href;
}

/** Whether an address's hash holds a token, be it as a query of its own. */
export function holdsToken(hash: string): boolean {
  return hash.split(/[#?&]|%(?:23|3f|26)/i).some((pair) => [...new URLSearchParams(pair).keys()].some(isTokenName));
}
