import { siteUrl } from '@/lib/site';

/**
 * Seconds for which shared caches serve a page fresh, and then stale while they revalidate it. Published changes must be visible
 * within five seconds, of which servers need two to read them; so must a page whose address was unknown before.
 */
const PAGE = { fresh: 1, stale: 1 };

/**
 * Cache-Control of each kind of response. `no-transform` stops proxies from rewriting a page, which would break the
 * hashes of its policy.
 */
export const CACHE_CONTROL = {
  page: pageFor(PAGE.fresh, PAGE.stale),
  /** The URL contains a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures keep their URL when they change. */
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A page that others see differently: only the visitor's browser caches it, and revalidates each time. */
  visitor: 'private, no-cache, no-transform',
  /** The 300 for a page with arms: as long as a page is cached, see `PAGE`. */
  several: 'public, max-age=0, s-maxage=2',
  /** Responses to URLs with a token, and others for one visitor only. */
  personal: 'private, no-store',
} as const;

/**
 * The policy of a page that changes in `seconds`; no shared cache may show it longer. One second is
 * reserved, because caches count whole seconds and may start late.
 */
export function pageUntil(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds) - 1);
  const fresh = Math.min(PAGE.fresh, left);
  return pageFor(fresh, Math.min(PAGE.stale, left - fresh));
}

function pageFor(fresh: number, stale: number): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, no-transform`;
}

const IMMUTABLE = siteUrl('/_next/static/');

/** Whether a path is that of a file with a content hash in its name, existing or not. */
export function isImmutable(pathname: string): boolean {
  return pathname.startsWith(IMMUTABLE);
}
