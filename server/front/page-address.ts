import { LRUCache } from 'lru-cache';
import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { standingOf } from '@/lib/campaign/phase';
import { siteUrl } from '@/lib/site';
import { normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import { type PageDecision, resolvePage, withLife, withRevision } from '@/lib/variant/resolve-page';
import type { CampaignSettings } from '../domain/activities/follow-settings';
import type { Hosts } from '../domain/hosts/follow-hosts';
import type { HostTable } from '../domain/hosts/host-table';
import { type PageLoad, pageLoadOf } from '../domain/page-loads/page-load';
import type { Revisions } from '../domain/revisions/follow-revisions';
import type { Previewed } from '../domain/revisions/previews';
import type { RevisionTable, ShownRevision } from '../domain/revisions/revision-table';
import type { PageAddress } from './site-client';
import { verificationTags } from './verification';

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
    /** The tag of the rule of its host; nothing where no rule names it. */
    ruleTag: string | undefined;
    /** How the page counts as sent, where a visitor's browser asks for it. */
    load: PageLoad | undefined;
    /** When it is to be another page by itself; `null` where nothing is known that would change it. */
    until: Date | null;
    /** By a visitor's draw the page in its place, where a revision shows several. */
    byDraw?: readonly AddressedPage[] | undefined;
  }
>;

/** What decides pages besides what is asked: the hosts, what operators have set of campaigns and published, and the time. */
export interface PageSources {
  hosts: Hosts;
  campaignSettings: CampaignSettings;
  revisions: Revisions;
  clock: () => Date;
}

/** All of that at one moment. */
interface Known {
  table: HostTable;
  settings: ReturnType<CampaignSettings['current']>;
  revisions: RevisionTable;
}

/** Decides which pages visitors get, by the hosts and the campaigns as they are at the moment. */
export class PageDecisions {
  /** What was decided lately, in a few megabytes; visitors differ in little of what decides. */
  private readonly decided = new LRUCache<string, AddressedPage>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: (_page, key) => key.length + 512,
  });
  private known: Known;
  private askedAt = new Date(0);

  constructor(private readonly sources: PageSources) {
    this.known = this.read();
  }

  /** The page that a visitor gets, with the address to ask Next for. */
  decide(question: PageQuestion): AddressedPage {
    const { host, userAgent, query, pathname, allowDevelopment } = question;
    const read = this.read();
    const { table, settings, revisions } = this.known;
    const now = this.sources.clock();
    // A clock goes back in development, and where it was wrong.
    const back = now < this.askedAt;
    if (back || read.table !== table || read.settings !== settings || read.revisions !== revisions) {
      this.decided.clear();
      this.known = read;
    }
    this.askedAt = now;
    const asked = query.size > 0 ? JSON.stringify([query.get('source'), query.get('appcode')]) : '';
    const key = `${host}\n${userAgent}\n${pathname}\n${allowDevelopment}\n${asked}`;
    const known = this.decided.get(key);
    if (known && (known.until === null || now < known.until)) return known;
    const page = decide(question, this.known, now);
    this.decided.set(key, page);
    return page;
  }

  /** The page as a revision makes it that nobody else sees yet; `undefined` where it is of other pages. */
  preview(question: PageQuestion, previewed: Previewed): AddressedPage | undefined {
    const page = this.decide(question);
    const { variant, campaign } = page;
    if (campaign !== previewed.slug || (previewed.brand ?? variant.brand) !== variant.brand) return undefined;
    return { ...madeBy(page, previewed), byDraw: undefined };
  }

  /** Seconds until a page is to be another one by itself; infinite where nothing is known that would change it. */
  secondsLeft({ until }: AddressedPage): number {
    return until === null ? Number.POSITIVE_INFINITY : (until.getTime() - this.sources.clock().getTime()) / 1_000;
  }

  private read(): Known {
    const { hosts, campaignSettings, revisions } = this.sources;
    return { table: hosts.current(), settings: campaignSettings.current(), revisions: revisions.current() };
  }
}

const definitions = new Map(campaigns.map((campaign) => [campaign.slug, campaign]));

function decide(question: PageQuestion, { table, settings, revisions }: Known, now: Date): AddressedPage {
  const resolved = resolvePage(question, { ...table.tables, pages });
  const campaign = definitions.get(resolved.campaign ?? '');
  const standing = campaign && standingOf(campaign, settings.get(campaign.slug), now);
  const place = campaign && { slug: campaign.slug, brand: resolved.variant.brand };
  const shown = place && revisions.shown(place, now.getTime());
  const decision = withLife(resolved, standing?.life);
  const { variant, path } = decision;
  const rule = table.ruleOf(question.host);
  const page: AddressedPage = {
    ...decision,
    address: { variant, path, tags: verificationTags(rule) },
    development: developmentPaths.has(path),
    indexed: Boolean(rule?.canonical),
    socketHost: socketHostOf(question.host, rule),
    ruleTag: rule && table.tagOf(rule),
    load: pageLoadOf(question.pathname, question.userAgent),
    until: earliest(standing?.until ?? null, place ? revisions.changesAt(place.slug, now.getTime()) : null),
  };
  if (!shown) return page;
  if (!shown.arms) return madeBy(page, shown);
  const arms = shown.arms.arms.map((arm) => madeBy(page, arm, arm.digest));
  return { ...madeBy(page, shown), byDraw: shown.arms.byDraw.map((arm) => arms[arm] as AddressedPage) };
}

/** A page as a revision or one of its arms makes it. */
function madeBy(page: AddressedPage, { digest, patch }: Pick<ShownRevision, 'digest' | 'patch'>, arm?: string) {
  const made = withRevision(page, digest);
  return { ...made, address: { ...page.address, variant: made.variant, patch, ...(arm && { arm }) } };
}

function earliest(one: Date | null, other: number | null): Date | null {
  if (other === null) return one;
  return new Date(Math.min(one?.getTime() ?? other, other));
}

/**
 * The visited host with its port, where it is one of the product's; others are nowhere repeated. Hosts of a wildcard share a
 * policy: caches in front of this server may have one page for all of them, and ask for it under a name that none of them has.
 */
function socketHostOf(header: string | undefined, rule: HostRule | undefined): string | undefined {
  if (!rule) return undefined;
  const host = normalizeHost(header);
  const port = /:\d{1,5}$/.exec(header ?? '')?.[0] ?? '';
  return (rule.host.startsWith('*.') ? rule.host : host) + port;
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
