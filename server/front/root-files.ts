import type { FastifyReply, FastifyRequest } from 'fastify';
import { campaignPages, pages } from '@/campaigns/catalogue';
import { isIndexable, pageAddresses } from '@/lib/search/page-address';
import { sitemap } from '@/lib/search/sitemap';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { HostTable } from '../domain/hosts/host-table';
import { CACHE_CONTROL } from '../platform/http/cache-policy';
import { splitTarget } from '../platform/http/request-target';

/** Where visitors of `/` land. */
const LANDING = siteUrl(LANDING_PATH);

/** Pages that search engines may index; of several addresses with the same page, only the canonical one. */
const INDEXED = pages
  .map(({ path }) => path)
  .filter((path) => isIndexable(path) && pageAddresses(path, campaignPages(path)).canonical === path);

/** Redirects `/` to the landing page with its query. The location is relative, so no host header is ever repeated. */
export function redirectToLanding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { search } = splitTarget(request.raw.url ?? '/');
  return reply
    .code(302)
    .headers({ location: `${LANDING}${search}`, 'cache-control': CACHE_CONTROL.personal })
    .send();
}

/** The request's host, if search engines may index it: each brand's pages are found under one host. */
function indexedHost(request: FastifyRequest, hosts: HostTable): string | undefined {
  const rule = hosts.ruleOf(request.raw.headers.host);
  return rule?.canonical && rule.host;
}

/** Allows search engines only on canonical hosts. */
export function answerRobots(request: FastifyRequest, reply: FastifyReply, hosts: HostTable): FastifyReply {
  const host = indexedHost(request, hosts);
  const lines = host ? ['Allow: /', '', `Sitemap: https://${host}/sitemap.xml`] : ['Disallow: /'];
  return reply
    .headers({ 'cache-control': CACHE_CONTROL.picture })
    .type('text/plain; charset=utf-8')
    .send(['User-agent: *', ...lines, ''].join('\n'));
}

/** @returns `undefined` on a host that is not indexed */
export function answerSitemap(
  request: FastifyRequest,
  reply: FastifyReply,
  hosts: HostTable,
): FastifyReply | undefined {
  const host = indexedHost(request, hosts);
  if (!host) return undefined;
  return reply
    .headers({ 'cache-control': CACHE_CONTROL.picture })
    .type('application/xml; charset=utf-8')
    .send(sitemap(host, INDEXED));
}
