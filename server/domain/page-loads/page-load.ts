import type { IncomingHttpHeaders } from 'node:http';
import { type Browser, browserOf } from '../../platform/user-agent/browser';
import { type PageKind, pageKindOf } from './page-kind';

/**
 * One load of a page by a visitor's browser, seen from one of two sides: the page was sent, or the visit that its scripts
 * report was received. `deploy/README.md` says what makes the two agree.
 */
export type PageLoad = Readonly<Browser & { page: PageKind }>;

/**
 * The load that a request for a page, or a report of it, belongs to.
 *
 * @param pathname of the page, with the base path
 * @returns `undefined` where it is no visitors' page, or nobody who looks at pages
 */
export function pageLoadOf(pathname: string, userAgent: string | undefined): PageLoad | undefined {
  const page = pageKindOf(pathname);
  const browser = page === undefined ? undefined : browserOf(userAgent);
  return page !== undefined && browser ? { ...browser, page } : undefined;
}

/** Whether a page that is asked for is one that a browser is going to show: programs take anything, and some pages are fetched ahead. */
export function isForDisplay(method: string, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'GET' &&
    (headers.accept?.includes('text/html') ?? false) &&
    !headers['sec-purpose'] &&
    !headers.purpose &&
    !headers['x-moz']
  );
}
