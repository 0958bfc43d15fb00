import { LRUCache } from 'lru-cache';
import { variantTables } from '@/brands/tables';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { matchHost, normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import { type PageDecision, resolvePage } from '@/lib/variant/resolve-page';
import { type PageLoad, pageLoadOf } from '../domain/page-loads/page-load';
import type { PageAddress } from './site-client';
import { verificationTags } from './verification';

const tables = { ...variantTables, pages };
const developmentPaths = new Set(pages.filter(({ development }) => development).map(({ path }) => path));

/** What of a request decides the page it gets. */
export interface PageQuestion {
  host: string | undefined;
  userAgent: string | undefined;
  query: URLSearchParams;
  pathname: string;
  allowDevelopment: boolean;
}

/** Which page a request gets, and what it is asked of Next by. */
export type AddressedPage = Readonly<
  PageDecision & {
    address: PageAddress;
    development: boolean;
    /** Whether search engines may index the host. */
    indexed: boolean;
    /** Where its sockets are, as a policy names hosts; nothing where the host is not one of the product's. */
    socketHost: string | undefined;
    /** How the page counts as sent, where a visitor's browser asks for it. */
    load: PageLoad | undefined;
  }
>;

/** What was decided lately, in a few megabytes; visitors differ in little of what decides. */
const decided = new LRUCache<string, AddressedPage>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_page, key) => key.length + 512,
});

/** The page that a visitor gets, with the address to ask Next for. */
export function decidePage(question: PageQuestion): AddressedPage {
  const { host, userAgent, query, pathname, allowDevelopment } = question;
  const asked = query.size > 0 ? JSON.stringify([query.get('source'), query.get('appcode')]) : '';
  const key = `${host}\n${userAgent}\n${pathname}\n${allowDevelopment}\n${asked}`;
  const known = decided.get(key);
  if (known) return known;
  const page = decide(question);
  decided.set(key, page);
  return page;
}

function decide(question: PageQuestion): AddressedPage {
  const decision = resolvePage(question, tables);
  const { variant, path } = decision;
  const rule = hostRuleOf(question.host);
  const address = { variant, path, tags: verificationTags(rule) };
  return {
    ...decision,
    address,
    development: developmentPaths.has(path),
    indexed: Boolean(rule?.canonical),
    socketHost: socketHostOf(question.host, rule),
    load: pageLoadOf(question.pathname, question.userAgent),
  };
}

/**
 * The visited host with its port, where it is one of the product's; others are nowhere repeated. Hosts of a wildcard share a
 * policy: caches in front of this server may keep one page for all of them, and ask for it under a name that none of them has.
 */
function socketHostOf(header: string | undefined, rule: HostRule | undefined): string | undefined {
  if (!rule) return undefined;
  const host = normalizeHost(header);
  const port = /:\d{1,5}$/.exec(header ?? '')?.[0] ?? '';
  return (rule.host.startsWith('*.') ? rule.host : host) + port;
}

/** The rule that a Host header falls under. */
export function hostRuleOf(host: string | undefined): HostRule | undefined {
  return matchHost(variantTables.hostRules, normalizeHost(host));
}

const pathnames = new Set<string>(pages.map(({ path }) => siteUrl(path)));

/** Whether an address is one of the catalogue's. */
export function isPage(pathname: string): boolean {
  return pathnames.has(pathname);
}

/** The address without its trailing slash where that is a page, to be sent there; `null` otherwise. */
export function withoutTrailingSlash(pathname: string): string | null {
  const wanted = pathname.slice(0, -1);
  return pathname.endsWith('/') && isPage(wanted) ? wanted : null;
}
