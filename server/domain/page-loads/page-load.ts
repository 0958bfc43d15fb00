import type { IncomingHttpHeaders } from 'node:http';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { sitePath } from '@/lib/site';
import { type Browser, browserOf } from '../../platform/user-agent/browser';

/** What decides a page's scripts: the kind of its first activity, such as `wheel`; `clause`; `plain` for all others. */
type PageKind = string;

/**
 * One load of a page by a visitor's browser, seen from one of two sides: the server sent the page, or received the
 * visit that its scripts report. `deploy/README.md` says when the two agree.
 */
export type PageLoad = Readonly<Browser & { page: PageKind }>;

/**
 * The load that a page request or a visit report belongs to.
 *
 * @param pathname of the page, with the base path
 * @returns `undefined` if it is no page for visitors, or the client is no browser
 */
export function pageLoadOf(
  catalogue: Catalogue,
  pathname: string,
  userAgent: string | undefined,
): PageLoad | undefined {
  const page = pageKindOf(catalogue, pathname);
  const browser = page === undefined ? undefined : browserOf(userAgent);
  return page !== undefined && browser ? { ...browser, page } : undefined;
}

/**
 * Whether a browser requests a page to show it: programs send no Accept header for HTML, and some pages are prefetched.
 */
export function isForDisplay(method: string, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'GET' &&
    (headers.accept?.includes('text/html') ?? false) &&
    !headers['sec-purpose'] &&
    !headers.purpose &&
    !headers['x-moz']
  );
}

/**
 * The kind of a page for visitors.
 *
 * @param pathname with the base path
 * @returns `undefined` for every other address, including those of the development setup
 */
function pageKindOf(catalogue: Catalogue, pathname: string): PageKind | undefined {
  const page = catalogue.page(sitePath(pathname) ?? '');
  if (!page || page.development) return undefined;
  const campaign = catalogue.campaign(page.campaign ?? '');
  const [first] = page.path === `/${campaign?.success?.path}` ? [] : (campaign?.activities ?? []);
  return first?.kind ?? (page.path.startsWith('/clause/') ? 'clause' : 'plain');
}
