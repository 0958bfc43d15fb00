import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CARD_ATTRIBUTE, WECHAT_SCRIPT } from '@/lib/search/wechat-card';
import { pageName } from '@/lib/variant/decided-page';
import {
  type FinishedResponse,
  finishResponse,
  representationOf,
  type UpstreamResponse,
} from '../platform/http/finished-response';
import type { PageSettings } from './page-settings';
import { lackedBy, paintFirst } from './paint-first';
import type { PageAddress, SiteAnswer, SiteClient } from './site-client';

type Ask = (upstreamTag?: string) => Promise<SiteAnswer | null>;
type Cache = LRUCache<string, FinishedResponse, Ask>;
type CacheOptions = LRUCache.Options<string, FinishedResponse, Ask>;

export interface StoreOptions {
  /** Byte limit of the page cache, and the same again for files. */
  maxBytes: number;
  /** Milliseconds until Next is asked again for its build or for a file; the cached response is served meanwhile. */
  freshFor: number;
  /** Other origins that pages may connect to. */
  servers?: readonly string[];
  /** What pages need to know of a provider's own backend. */
  attributes?: PageSettings['attributes'];
  captchaOrigins?: PageSettings['captchaOrigins'];
  /** Brands whose pages have a share card in WeChat. */
  cardBrands?: ReadonlySet<string>;
  log?: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Caches finished responses in bounded memory: pages as long as Next runs the same build, files as long as their ETag
 * is current. Concurrent misses of one key cause one request. When Next is down, cached responses are still served.
 */
export class ResponseStore {
  private pages: Cache;
  private readonly files: Cache;
  private build = '';
  private lackLoggedOf: string | undefined;
  private buildAskedAt = performance.now();

  constructor(
    private readonly site: SiteClient,
    private readonly options: StoreOptions,
  ) {
    this.pages = this.createCache();
    this.files = this.createCache({ ttl: options.freshFor, allowStale: true, noDeleteOnStaleGet: true });
  }

  /** Number of cached pages. */
  get pageCount(): number {
    return this.pages.size;
  }

  /** The site's build, to which the cached pages belong; empty until Next has responded once. */
  get siteBuild(): string {
    return this.build;
  }

  /** Bytes of cached pages and files. */
  get bytes(): number {
    return this.pages.calculatedSize + this.files.calculatedSize;
  }

  /** The page, if it is cached. */
  cached(address: PageAddress): FinishedResponse | undefined {
    if (this.isBuildOld()) void this.askBuild();
    return this.pages.get(keyOf(address));
  }

  /** @throws {SiteUnavailable} when Next fails and the page is not cached */
  async page(address: PageAddress): Promise<FinishedResponse | undefined> {
    if (this.isBuildOld()) void this.askBuild();
    return this.pages.fetch(keyOf(address), { context: () => this.askPage(address) });
  }

  /**
   * @returns `undefined` when there is no such file
   * @throws {SiteUnavailable} when Next fails and the file is not cached
   */
  async file(pathname: string): Promise<FinishedResponse | undefined> {
    return this.files.fetch(pathname, { context: (tag) => this.site.file(pathname, tag) });
  }

  /** Whether a picture of {@link drawn} is cached. */
  has(pathname: string): boolean {
    return this.pages.has(pathname);
  }

  /** A picture that is drawn on its first request and cached like a page. */
  async drawn(pathname: string, draw: () => Promise<UpstreamResponse>): Promise<FinishedResponse | undefined> {
    return this.pages.fetch(pathname, {
      context: async () => ({ unchanged: false, response: await draw(), build: '' }),
    });
  }

  /**
   * A file that does not come from Next and never changes.
   *
   * @returns `undefined` when there is none
   */
  async unchanging(
    pathname: string,
    read: () => Promise<UpstreamResponse | undefined>,
  ): Promise<FinishedResponse | undefined> {
    return this.files.fetch(pathname, {
      context: async (cached) => {
        if (cached) return { unchanged: true, build: '' };
        const response = await read();
        return response ? { unchanged: false, response: { ...response, upstreamTag: pathname }, build: '' } : null;
      },
    });
  }

  private createCache(more: Partial<CacheOptions> = {}): Cache {
    return new LRUCache({
      maxSize: this.options.maxBytes,
      sizeCalculation: ({ size }) => size,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, cached, { context }) => this.refresh(cached, context),
      ...more,
    });
  }

  /** Requests a page and prepares it for the cache: adds the elements of its host and makes it paint early. */
  private async askPage(address: PageAddress): Promise<SiteAnswer> {
    const answer = await this.site.page(address);
    if (answer.unchanged) return answer;
    const { response } = answer;
    const sent = response.body.toString();
    this.logLack(answer.build, address.path, lackedBy(sent));
    const arm = address.arm ? ` data-arm="${address.arm}"` : '';
    const hasCard = this.options.cardBrands?.has(address.variant.brand);
    const card = hasCard ? ` ${CARD_ATTRIBUTE}=""` : '';
    const html = sent
      .replace('<html', (begin) => `${begin}${this.options.attributes ?? ''}${arm}${card}`)
      .replace('</head>', (end) => `${address.tags ?? ''}${end}`);
    const body = Buffer.from(await paintFirst(html, (style) => this.textOf(style)));
    const scriptOrigins = hasCard ? { scriptOrigins: [new URL(WECHAT_SCRIPT).origin] } : {};
    return { ...answer, response: { ...response, body, ...scriptOrigins } };
  }

  /** Logs once per build. Such a page works, but paints later. */
  private logLack(build: string, path: string, lack: string[]): void {
    if (lack.length === 0 || this.lackLoggedOf === build) return;
    this.lackLoggedOf = build;
    this.options.log?.warn({ page: path, lack }, 'nothing found to rewrite');
  }

  private async textOf(pathname: string): Promise<string | undefined> {
    const file = await this.file(pathname);
    return file && representationOf(file, 'identity').bytes.toString();
  }

  private isBuildOld(): boolean {
    return performance.now() - this.buildAskedAt >= this.options.freshFor;
  }

  /** A page does not change within a build, so one request checks all pages. */
  private async askBuild(): Promise<void> {
    this.buildAskedAt = performance.now();
    const build = await this.site.build().catch(() => '');
    this.noteBuild(build);
  }

  private async refresh(cached: FinishedResponse | undefined, ask: Ask): Promise<FinishedResponse | undefined> {
    const answer = await ask(cached?.upstreamTag);
    if (!answer) return undefined;
    this.noteBuild(answer.build);
    if (answer.unchanged) return cached;
    const { build } = answer;
    return { ...(await finishResponse(answer.response, this.options)), ...(build && { build }) };
  }

  /** A new build changes the scripts of every page, so all old pages go. Files have a hash or an ETag. */
  private noteBuild(build: string): void {
    if (this.build && build && build !== this.build) this.pages = this.createCache();
    if (build) this.build = build;
  }
}

/** Cached keys, because the same few addresses are requested repeatedly. */
const keys = new WeakMap<PageAddress, string>();

function keyOf(address: PageAddress): string {
  const known = keys.get(address);
  if (known) return known;
  const { variant, path, tags = '' } = address;
  const key = `${pageName(variant, path)}${tags}`;
  keys.set(address, key);
  return key;
}
