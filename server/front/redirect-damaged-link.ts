import type { FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '@/campaigns/catalogue';
import { BASE_PATH, LANDING_PATH, siteUrl } from '@/lib/site';
import { meantAddress } from '@/lib/variant/meant-address';
import { CACHE_CONTROL } from '../platform/http/cache-policy';

/** Addresses of the pages by their paths in lower case; a path without a page means the landing page. */
const addresses = new Map([
  ...['/', BASE_PATH].map((path) => [path, siteUrl(LANDING_PATH)] as const),
  ...pages.map(({ path }) => [siteUrl(path).toLowerCase(), siteUrl(path)] as const),
]);

/**
 * Redirects a damaged link to the page that it means, with its query. The location is relative, so no host header is
 * ever repeated.
 *
 * @returns `undefined` if it means no page
 */
export function redirectDamagedLink(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const location = ['GET', 'HEAD'].includes(request.method) && meantAddress(request.raw.url ?? '', addresses);
  if (!location) return undefined;
  return reply.code(308).headers({ location, 'cache-control': CACHE_CONTROL.personal }).send();
}
