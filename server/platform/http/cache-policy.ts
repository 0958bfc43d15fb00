import { isTokenName } from '@/lib/query/address-without-token';
import { siteUrl } from '@/lib/site';

/**
 * Cache-Control of every class of answer. `no-transform` keeps proxies from rewriting a page,
 * which would break the hashes of its policy.
 */
export const CACHE_CONTROL = {
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform',
  notFound: 'public, max-age=0, s-maxage=30, no-transform',
  /** Content is named by its hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures keep their name when they change. */
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Answers to an address with a token, and whatever only one visitor may see. */
  personal: 'private, no-store',
} as const;

/** True when an address carries a session token, whatever the case of the parameter's name. */
export function carriesToken(query: URLSearchParams): boolean {
  return [...query.keys()].some(isTokenName);
}

const IMMUTABLE = siteUrl('/_next/static/');

/** True for the address of a file that is named by its hash, whether there is one or not. */
export function isImmutable(pathname: string): boolean {
  return pathname.startsWith(IMMUTABLE);
}
