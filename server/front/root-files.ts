import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { isIndexable, pageAddresses } from '@/lib/search/page-address';
import { sitemap } from '@/lib/search/sitemap';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { HostRule } from '@/lib/variant/host-rule';
import { isPageOf, type SitePage } from '@/lib/variant/resolve-page';
import type { HostTable } from '../domain/hosts/host-table';
import { CACHE_CONTROL } from '../platform/http/cache-policy';
import { splitTarget } from '../platform/http/request-target';
import { type ChangeSources, pageChangedAt } from './page-changes';

/** Where visitors of `/` land. */
const LANDING = siteUrl(LANDING_PATH);

/** The indexed pages of recent catalogues. */
const indexed = new WeakMap<Catalogue, readonly SitePage[]>();

/** Pages that search engines may index; of several addresses with the same page, only the canonical one. */
function indexedIn(catalogue: Catalogue): readonly SitePage[] {
  const known = indexed.get(catalogue);
  if (known) return known;
  const found = catalogue.pages.filter(
    ({ path }) => isIndexable(path) && pageAddresses(path, catalogue.addressesOf(path)).canonical === path,
  );
  indexed.set(catalogue, found);
  return found;
}

/** Redirects `/` to the landing page with its query. The location is relative, so no host header is ever repeated. */
export function redirectToLanding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { search } = splitTarget(request.raw.url ?? '/');
  return reply
    .code(302)
    .headers({ location: `${LANDING}${search}`, 'cache-control': CACHE_CONTROL.personal })
    .send();
}

/** The rule of the request's host, if search engines may index it: each brand's pages are found under one host. */
function indexedRule(request: FastifyRequest, hosts: HostTable): HostRule | undefined {
  const rule = hosts.ruleOf(request.raw.headers.host);
  return rule?.canonical ? rule : undefined;
}

/** Allows search engines only on canonical hosts. */
export function answerRobots(request: FastifyRequest, reply: FastifyReply, hosts: HostTable): FastifyReply {
  const rule = indexedRule(request, hosts);
  const lines = rule ? ['Allow: /', '', `Sitemap: https://${rule.host}/sitemap.xml`] : ['Disallow: /'];
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
  sources: ChangeSources,
): FastifyReply | undefined {
  const rule = indexedRule(request, hosts);
  if (!rule) return undefined;
  const offered = indexedIn(sources.catalogue).filter((page) => isPageOf(page, rule.appCode));
  const listed = offered.map((page) => ({
    path: page.path,
    changed: pageChangedAt(page, rule.appCode, sources),
  }));
  return reply
    .headers({ 'cache-control': CACHE_CONTROL.page })
    .type('application/xml; charset=utf-8')
    .send(sitemap(rule.host, listed));
}
