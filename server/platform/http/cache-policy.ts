import { siteUrl } from '@/lib/site';

/** Seconds for which shared caches keep a page, and go on showing it while they ask for it anew. */
const PAGE = { fresh: 60, stale: 600 };
/** The same of a campaign's page: what operators publish is to be seen within five seconds, two of which a server takes to know it. */
const CAMPAIGN = { fresh: 1, stale: 1 };

/**
 * Cache-Control of every class of answer. `no-transform` keeps proxies from rewriting a page,
 * which would break the hashes of its policy.
 */
export const CACHE_CONTROL = {
  page: pageFor(PAGE.fresh, PAGE.stale),
  notFound: 'public, max-age=0, s-maxage=30, no-transform',
  /** Content is named by its hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures keep their name when they change. */
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A page that others see otherwise: the visitor's browser alone keeps it, and asks each time. */
  visitor: 'private, no-cache, no-transform',
  /** That a page is several: known as long as a campaign's page itself and its first visitors, see `CAMPAIGN`. */
  several: 'public, max-age=0, s-maxage=2',
  /** Answers to an address with a token, and whatever only one visitor may see. */
  personal: 'private, no-store',
} as const;

/**
 * The policy of a campaign's page that is to be another one after so many seconds, beyond which no shared cache shows it. Caches reckon in
 * whole seconds, some of which they begin late: one is left to them.
 */
export function pageUntil(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds) - 1);
  const fresh = Math.min(CAMPAIGN.fresh, left);
  return pageFor(fresh, Math.min(CAMPAIGN.stale, left - fresh));
}

function pageFor(fresh: number, stale: number): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, no-transform`;
}

const IMMUTABLE = siteUrl('/_next/static/');

/** True for the address of a file that is named by its hash, whether there is one or not. */
export function isImmutable(pathname: string): boolean {
  return pathname.startsWith(IMMUTABLE);
}
