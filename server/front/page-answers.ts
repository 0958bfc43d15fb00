import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILD_HEADER } from '@/lib/edge/build-header';
import { NO_PAGE } from '@/lib/edge/no-page';
import { RULE_HEADER } from '@/lib/edge/rule-tag';
import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { readQuery } from '@/lib/query/read-query';
import { carriesToken } from '@/lib/query/without-token';
import { siteUrl } from '@/lib/site';
import { isForDisplay } from '../domain/page-loads/page-load';
import { isForFrames } from '../domain/revisions/previews';
import type { StoredRevision } from '../domain/revisions/stored-revision';
import { emit } from '../platform/events/events';
import { CACHE_CONTROL, pageUntil } from '../platform/http/cache-policy';
import type { FinishedResponse } from '../platform/http/finished-response';
import type { RequestTarget } from '../platform/http/request-target';
import { sendFinished, sendPlain } from '../platform/http/send';
import type { PageDecision, PageDecisions, PageQuestion } from './page-decisions';
import type { RenderLimit } from './render-limit';
import type { ResponseStore } from './response-store';
import { DRAW_HEADER, EXPERIMENT, visitorDraw } from './visitor-draw';

/** Pages for operators, for example with unpublished revisions. */
export interface Previews {
  /** Finds what a token shows: a revision, or what visitors see. */
  find: (token: string) => Promise<StoredRevision | 'live' | undefined>;
  /** The office, which shows previews in frames. */
  framedBy?: string | undefined;
}

/** The device for which a preview is made, by the query parameter that a frame of the office sends: all its frames have one browser. */
const DEVICE_PARAMETER = 'device';
const AGENTS = new Map([
  ['phone', 'iPhone'],
  ['android', 'Android'],
  ['desktop', ''],
]);

/** Responds with pages and icons, which the request's variant decides. */
export class PageAnswers {
  /**
   * @param development whether /dev pages exist on plain HTTP connections
   * @param serverBuild the build of this server
   */
  constructor(
    private readonly store: ResponseStore,
    private readonly renderLimit: RenderLimit,
    private readonly decisions: PageDecisions,
    private readonly development: boolean,
    private readonly serverBuild: string,
    private readonly previews?: Previews | undefined,
  ) {}

  /**
   * Sends a page of the catalogue synchronously if it is cached.
   *
   * @returns whether it did
   */
  answerCached(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): boolean {
    if (!this.decisions.isPage(target.pathname)) return false;
    const query = readQuery(target.search);
    const found = this.decide(request, target.pathname, query);
    const decision = chosen(request, found, target.search);
    if (!decision) {
      this.answerSeveral(request, reply, found);
      return true;
    }
    const page = this.store.cached(decision.address);
    if (!page) return false;
    request.kind = 'page_kept';
    this.send(request, reply, page, decision, carriesToken(target.search));
    return true;
  }

  /**
   * Responds 418 to an edge that asks for an unknown path, so that it passes on the visitor's own request: only that has the
   * query for a redirect, and made-up names fill no cache.
   *
   * @returns `undefined` if the path is known or the request is a visitor's own
   */
  passOnUnknown(request: FastifyRequest, reply: FastifyReply, { pathname }: RequestTarget): FastifyReply | undefined {
    if (!(RULE_HEADER in request.headers) || pathname === NO_PAGE || this.decisions.isPage(pathname)) return undefined;
    return reply.code(418).header('cache-control', CACHE_CONTROL.personal).send();
  }

  /** Sends a page; unknown paths get the not-found page. */
  async answer(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): Promise<unknown> {
    const query = readQuery(target.search);
    const found = this.decide(request, target.pathname, query);
    const decision = chosen(request, found, target.search);
    if (!decision) return this.answerSeveral(request, reply, found);
    return this.answerDecided(request, reply, decision, carriesToken(target.search));
  }

  private async answerDecided(
    request: FastifyRequest,
    reply: FastifyReply,
    decision: PageDecision,
    withToken: boolean,
  ): Promise<unknown> {
    const cached = this.store.cached(decision.address);
    request.kind = cached ? 'page_kept' : 'page_rendered';
    const wait = cached ? undefined : this.renderLimit.count(request);
    if (wait !== undefined) return sendPlain(request, reply.header('retry-after', wait), 429);
    const page = await this.store.page(decision.address);
    if (!page) return sendPlain(request, reply, 503);
    return this.send(request, reply, page, decision, withToken);
  }

  /** Sends a page to an operator. No cache may store it and no search engine may index it. */
  async answerPreview(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): Promise<unknown> {
    const query = readQuery(target.search);
    const token = query.get(PREVIEW_PARAMETER) ?? '';
    // Only the office may frame a preview: visitors never see what no operation has recorded.
    const shows = !isForFrames(token) || request.headers['sec-fetch-dest'] === 'iframe';
    const previewed = shows ? await this.previews?.find(token) : undefined;
    const question = this.questionOf(request, target.pathname, query);
    const userAgent = AGENTS.get(query.get(DEVICE_PARAMETER) ?? '') ?? question.userAgent;
    const decision = previewed && this.decisions.preview({ ...question, userAgent }, previewed);
    if (!decision) return sendPlain(request, reply, 403);
    return this.answerDecided(request, reply, decision, carriesToken(target.search));
  }

  /** Sends the brand's app picture. The brand may depend on the device. */
  async answerIcon(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { variant } = this.decide(request, '', new URLSearchParams());
    const icon = await this.store.file(siteUrl(`/brands/${variant.brand}/app.svg`));
    if (!icon) return this.answer(request, reply, { pathname: '', search: '' });
    request.kind = 'file';
    return sendFinished(request, reply, icon, { cacheControl: CACHE_CONTROL.picture, vary: 'User-Agent' });
  }

  private decide(request: FastifyRequest, pathname: string, query: URLSearchParams): PageDecision {
    return this.decisions.decide(this.questionOf(request, pathname, query));
  }

  private questionOf(request: FastifyRequest, pathname: string, query: URLSearchParams): PageQuestion {
    return {
      host: request.raw.headers.host,
      userAgent: request.headers['user-agent'],
      query,
      pathname,
      allowDevelopment: this.development && request.protocol !== 'https',
    };
  }

  /** @param withToken whether the URL contains a session token: then no cache may store the response */
  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: FinishedResponse,
    decision: PageDecision,
    withToken: boolean,
  ): void {
    const { indexed, development, socketHost, ruleTag, load, drawn, preview = false } = decision;
    if (load && !preview && isForDisplay(request.method, request.headers)) emit('page_sent', load);
    const found = pageUntil(this.decisions.secondsLeft(decision));
    const shared = drawn?.storedBy === 'visitor' ? CACHE_CONTROL.visitor : found;
    sendFinished(request, reply, page, {
      cacheControl: withToken || preview || development ? CACHE_CONTROL.personal : shared,
      vary: drawn ? DRAWN_VARY : 'User-Agent',
      cookie: drawn?.storedBy === 'visitor' ? drawn.cookie : undefined,
      socketHost,
      made: RULE_HEADER in request.headers ? this.madeBy(ruleTag, page.build) : undefined,
      withToken: withToken || preview,
      ...(preview && { framedBy: this.previews?.framedBy }),
      ...((!indexed || preview) && { robots: 'noindex' }),
    });
  }

  /**
   * Responds 300 to an edge, so that it asks again with the visitor's bucket, because the page has arms; or with what the edge needs to
   * find the bucket: nginx does not cache the headers of a 300.
   */
  private answerSeveral(request: FastifyRequest, reply: FastifyReply, page: PageDecision): FastifyReply {
    const { ruleTag, experiment } = page;
    request.kind = 'page_kept';
    const asked = RULE_HEADER in request.headers;
    for (const [name, value] of asked ? this.madeBy(ruleTag, this.store.siteBuild) : []) reply.header(name, value);
    reply.header('vary', DRAWN_VARY);
    if (request.headers[DRAW_HEADER] !== EXPERIMENT || !experiment)
      return reply.code(300).header('cache-control', CACHE_CONTROL.several).send();
    reply.headers({ 'cache-control': CACHE_CONTROL.page, 'x-experiment': experiment.revision });
    if (experiment.plans !== undefined) reply.header('x-experiment-plans', experiment.plans);
    return reply.code(204).send();
  }

  /** Headers for an edge: the rule and the release that made a page. */
  private madeBy(ruleTag: string | undefined, siteBuild: string | undefined): [name: string, value: string][] {
    const made: [string, string][] = ruleTag ? [[RULE_HEADER, ruleTag]] : [];
    if (siteBuild) made.push([BUILD_HEADER, `${siteBuild}-${this.serverBuild}`]);
    return made;
  }
}

/**
 * Request headers by which arms differ. The draw comes in a cookie, or its bucket in a header from an edge that caches one page per
 * bucket.
 */
const DRAWN_VARY = `User-Agent, Cookie, ${DRAW_HEADER}`;

/** The page for this request, for arms the drawn one; `undefined` for an edge that has to send the bucket first. */
function chosen(request: FastifyRequest, page: PageDecision, search: string): PageDecision | undefined {
  const { experiment } = page;
  if (!experiment) return page;
  const drawn = visitorDraw(request, search, experiment);
  if (!drawn) return undefined;
  const arm = drawn.bucket === undefined ? undefined : experiment.byBucket[drawn.bucket];
  return { ...(arm ?? page), drawn };
}
