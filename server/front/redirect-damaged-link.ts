import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { BASE_PATH, LANDING_PATH, sitePath, siteUrl } from '@/lib/site';
import { meantAddress } from '@/lib/variant/meant-address';
import { CACHE_CONTROL } from '../platform/http/cache-policy';

/**
 * Redirects a damaged link to the page that it means, with its query. The location is relative, so no host header is
 * ever repeated.
 *
 * @returns `undefined` if it means no page
 */
export function redirectDamagedLink(
  request: FastifyRequest,
  reply: FastifyReply,
  catalogue: Catalogue,
): FastifyReply | undefined {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  const location = meantAddress(request.raw.url ?? '', (path) => addressOf(path, catalogue));
  if (!location) return undefined;
  return reply.code(308).headers({ location, 'cache-control': CACHE_CONTROL.personal }).send();
}

/** The address of the page that a path in lower case means; a path without a page means the landing page. */
function addressOf(path: string, catalogue: Catalogue): string | undefined {
  if (path === '/' || path === BASE_PATH) return siteUrl(LANDING_PATH);
  const meant = catalogue.meant(sitePath(path) ?? '');
  return meant && siteUrl(meant);
}
