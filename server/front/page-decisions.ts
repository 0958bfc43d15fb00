import { LRUCache } from 'lru-cache';
import { compositions } from '@/brands/tables';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { nextChange, serializeStatus, statusAt } from '@/lib/campaign/status';
import type { Experiment } from '@/lib/experiment/definition';
import { writtenPlans } from '@/lib/experiment/plans';
import { sitePath } from '@/lib/site';
import { normalizeHost } from '@/lib/variant/host';
import type { HostRule } from '@/lib/variant/host-rule';
import { internalPath, resolvePage, withCampaignStatus, withRevision } from '@/lib/variant/resolve-page';
import type { Variant } from '@/lib/variant/types';
import type { CampaignSettings } from '../domain/activities/follow-settings';
import type { Hosts } from '../domain/hosts/follow-hosts';
import type { HostTable } from '../domain/hosts/host-table';
import { type PageLoad, pageLoadOf } from '../domain/page-loads/page-load';
import type { ContentOfArm } from '../domain/revisions/content';
import type { Revisions } from '../domain/revisions/follow-revisions';
import type { RevisionTable } from '../domain/revisions/revision-table';
import type { StoredRevision } from '../domain/revisions/stored-revision';
import type { PageAddress } from './site-client';
import type { PageExperiment, VisitorDraw } from './visitor-draw';

/** The parts of a request that decide which page it gets. */
export interface PageQuestion {
  host: string | undefined;
  userAgent: string | undefined;
  query: URLSearchParams;
  pathname: string;
  allowDevelopment: boolean;
}

/** The page that a request gets, and what decides how it is sent. */
export type PageDecision = Readonly<
  ReturnType<typeof resolvePage> & {
    /** The address to request it from Next with. */
    address: PageAddress;
    development: boolean;
    /** Whether search engines may index the host. */
    indexed: boolean;
    /**
     * The host of its sockets, in the syntax of a security policy; `undefined` when the host is not one of the
     * product's.
     */
    socketHost: string | undefined;
    /** The tag of the host's rule; `undefined` when no rule matches. */
    ruleTag: string | undefined;
    /** How the page counts as sent, if a visitor's browser requests it. */
    load: PageLoad | undefined;
    /** When the page changes; `null` when no change is scheduled. */
    until: Date | null;
    /** For a revision with arms that visitors of this host and device see: the pages to serve instead, by the visitor's bucket. */
    experiment?: (PageExperiment & { byBucket: readonly (PageDecision | undefined)[] }) | undefined;
    /** What chose this arm, or no arm. */
    drawn?: VisitorDraw;
    /** Whether it is for an operator. */
    preview?: true;
  }
>;

/** What decides pages besides the request: hosts, operators' settings, published revisions and the time. */
export interface PageSources {
  hosts: Hosts;
  campaignSettings: CampaignSettings;
  revisions: Revisions;
  clock: () => Date;
}

/** A snapshot of all of that. */
interface Known {
  table: HostTable;
  settings: ReturnType<CampaignSettings['current']>;
  revisions: RevisionTable;
  catalogue: Catalogue;
}

/** Decides which pages visitors get, from the current hosts and campaigns. */
export class PageDecisions {
  /** Recent decisions, in a few megabytes. Visitors differ in little that matters here. */
  private readonly decided = new LRUCache<string, PageDecision>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: (_page, key) => key.length + 512,
  });
  private known: Known;
  private askedAt = new Date(0);

  constructor(private readonly sources: PageSources) {
    this.known = this.read(sources.clock());
  }

  /** Whether a path is that of a page. */
  isPage(pathname: string): boolean {
    const { revisions, clock } = this.sources;
    return (
      revisions
        .current()
        .catalogueAt(clock().getTime())
        .page(sitePath(pathname) ?? '') !== undefined
    );
  }

  /** The page for a request, with the address to request it from Next with. */
  decide(question: PageQuestion): PageDecision {
    const { host, userAgent, query, pathname, allowDevelopment } = question;
    const now = this.sources.clock();
    const read = this.read(now);
    const { table, settings, revisions, catalogue } = this.known;
    // The clock goes back in development, and when it is corrected.
    const back = now < this.askedAt;
    const same = read.table === table && read.settings === settings && read.revisions === revisions;
    if (back || !same || read.catalogue !== catalogue) {
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

  /** The page for an operator, as visitors see it or with a revision; `undefined` when the revision belongs to another campaign or brand. */
  preview(question: PageQuestion, previewed: StoredRevision | 'live'): PageDecision | undefined {
    const decided = this.decide(question);
    if (previewed === 'live') return { ...decided, experiment: undefined, preview: true };
    const { brand } = decided.variant;
    const revisions = this.known.revisions.previewing(previewed, brand);
    const catalogue = revisions.catalogueAt(this.askedAt.getTime());
    const shown = decide(question, { ...this.known, revisions, catalogue }, this.askedAt);
    const isOfCampaign = previewed.subject === 'text' || previewed.subject === 'definition';
    if (isOfCampaign && shown.campaign !== previewed.slug) return undefined;
    if ((previewed.brand ?? brand) !== brand) return undefined;
    return { ...shown, experiment: undefined, preview: true };
  }

  /** Seconds until a page changes; infinite when no change is scheduled. */
  secondsLeft({ until }: PageDecision): number {
    return until === null ? Number.POSITIVE_INFINITY : (until.getTime() - this.sources.clock().getTime()) / 1_000;
  }

  private read(now: Date): Known {
    const { hosts, campaignSettings } = this.sources;
    const revisions = this.sources.revisions.current();
    const catalogue = revisions.catalogueAt(now.getTime());
    return { table: hosts.current(), settings: campaignSettings.current(), revisions, catalogue };
  }
}

function decide(question: PageQuestion, { table, settings, revisions, catalogue }: Known, now: Date): PageDecision {
  const resolved = resolvePage(question, { ...table.tables, pages: catalogue.pages, compositions });
  const campaign = catalogue.campaign(resolved.campaign ?? '');
  const status = campaign && statusAt(campaign, settings.get(campaign.slug), now);
  const found = resolved.status === 200 ? catalogue.page(sitePath(question.pathname) ?? '') : undefined;
  const content = revisions.contentAt({ page: found, brand: resolved.variant.brand }, now.getTime());
  const decision = withCampaignStatus(resolved, status && serializeStatus(status));
  const { variant, path } = decision;
  const rule = table.ruleOf(question.host);
  const page: PageDecision = {
    ...decision,
    address: { variant, path, tags: verificationTags(rule) },
    development: found?.development ?? false,
    indexed: Boolean(rule?.canonical),
    socketHost: socketHostOf(question.host, rule),
    ruleTag: rule && table.tagOf(rule),
    load: pageLoadOf(catalogue, question.pathname, question.userAgent),
    until: earliest(status ? nextChange(status) : null, revisions.nextChange(now.getTime())),
  };
  const shown = withContent(page, content);
  if (!content?.arms || !takesPart(content.arms.experiment, rule, variant)) return shown;
  const { revision, experiment, byBucket } = content.arms;
  const arms = content.arms.arms.map((arm) => withContent(page, arm));
  const pages = byBucket.map((arm) => (arm === undefined ? undefined : arms[arm]));
  return { ...shown, experiment: { revision, plans: writtenPlans(experiment), byBucket: pages } };
}

/** Whether visitors of a host with a device take part in an experiment. A wildcard is one host, because edges cache by it. */
function takesPart({ hosts, devices }: Experiment, rule: HostRule | undefined, { device }: Variant): boolean {
  if (hosts && !hosts.includes(rule?.host ?? '')) return false;
  return !devices || devices.includes(device === 'desktop' ? 'desktop' : 'phone');
}

/** The page with what it shows beside the build. */
function withContent(page: PageDecision, shown: ContentOfArm | undefined): PageDecision {
  if (!shown) return page;
  const { digest, content, arm, page: own } = shown;
  const made = withRevision(page, digest);
  const { variant } = made;
  const path = own ? internalPath(own, variant.brand, compositions) : page.path;
  return { ...made, path, address: { ...page.address, variant, path, content, ...(arm && { arm }) } };
}

function earliest(one: Date | null, other: number | null): Date | null {
  if (other === null) return one;
  return new Date(Math.min(one?.getTime() ?? other, other));
}

/**
 * The visited host with its port, if it is one of the product's; other hosts never appear in a response. All hosts of a
 * wildcard share one policy, because caches in front of this server may store one page for all of them and request it
 * under a host name that none of them has.
 */
function socketHostOf(header: string | undefined, rule: HostRule | undefined): string | undefined {
  if (!rule) return undefined;
  const host = normalizeHost(header);
  const port = /:\d{1,5}$/.exec(header ?? '')?.[0] ?? '';
  return (rule.host.startsWith('*.') ? rule.host : host) + port;
}

/**
 * The elements with which search engines verify a host's owner, for the end of a page's head; empty when the host has
 * none.
 */
function verificationTags({ verification = {} }: Pick<HostRule, 'verification'> = {}): string {
  return Object.entries(verification)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}
