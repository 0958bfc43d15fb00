import { pages } from '@/campaigns/catalogue';
import { withoutToken } from '@/lib/query/without-token';
import { BASE_PATH } from '@/lib/site';

/** Only for parsing addresses; nothing sends requests there. */
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Path and query of a page of this site, without a token and normalized as a browser does it; `null` for anything else, and for
 * anything that could lead to another origin.
 *
 * @param from the page's address from the request
 */
export function returnPath(from: string): string | null {
  if (!from.startsWith('/') || !URL.canParse(from, ANY_ORIGIN)) return null;
  const { origin, pathname, search } = new URL(from, ANY_ORIGIN);
  const known = origin === ANY_ORIGIN && pages.some(({ path }) => BASE_PATH + path === pathname);
  return known ? pathname + withoutToken(search) : null;
}
