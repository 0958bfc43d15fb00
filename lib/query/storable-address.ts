/** Whether a query parameter carries the session: `token` in any letter case. */
export function isTokenName(name: string): boolean {
  return name.toLowerCase() === 'token';
}

/** Whether an address carries a session token in its query. */
export function carriesToken(query: URLSearchParams): boolean {
  return [...query.keys()].some(isTokenName);
}

/**
 * A page's URL in the form that may be stored: without the token in its query (in any case or encoding), without user
 * name and password, and without a hash that contains a token. The rest of the query stays byte for byte.
 *
 * @returns an empty string for anything that is not an http(s) URL
 */
export function addressWithoutToken(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return '';
  url.username = '';
  url.password = '';
  // The first pair begins with the question mark, which URLSearchParams and the setter ignore.
  const pairs = url.search.split('&');
  const kept = pairs.filter((pair) => ![...new URLSearchParams(pair.replace(/^\?+/, '')).keys()].some(isTokenName));
  url.search = kept.join('&');
  if (holdsToken(url.hash)) url.hash = '';
  return url.href;
}

/** Whether a URL's hash contains a token, even as a nested query. */
export function holdsToken(hash: string): boolean {
  return hash.split(/[#?&]|%(?:23|3f|26)/i).some((pair) => [...new URLSearchParams(pair).keys()].some(isTokenName));
}
