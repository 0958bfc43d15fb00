import { parameterName, withoutToken } from './without-token';

/**
 * The address of a link that keeps the page's query: its own parameters win over the page's, its hash stays, a token never enters.
 * An address on another origin, or one that is no http(s) address, comes back as it is.
 *
 * @param href the link's address, absolute or relative to `page`
 * @param page the page's full address
 * @returns path, query and hash on the page's own origin
 */
export function keepQuery(href: string, page: string): string {
  const current = new URL(page);
  const target = parse(href, current);
  if (target?.origin !== current.origin) return href;
  const own = withoutToken(target.search).slice(1);
  const names = new URLSearchParams(own);
  const inherited = withoutToken(current.search)
    .slice(1)
    .split('&')
    .filter((pair) => !names.has(parameterName(pair)));
  const query = [own, ...inherited].filter(Boolean).join('&');
  // A path that begins with two slashes would name a host if it stood alone.
  const origin = target.pathname.startsWith('//') ? target.origin : '';
  return `${origin}${target.pathname}${query && `?${query}`}${target.hash}`;
}

function parse(href: string, base: URL): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}
