import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteUrl } from '@/lib/site';
import { isForDisplay } from '../domain/page-loads/page-load';
import { emit } from '../platform/events/events';
import { CACHE_CONTROL, carriesToken, isImmutable } from '../platform/http/cache-policy';
import type { FinishedResponse } from '../platform/http/finished-response';
import type { RequestTarget } from '../platform/http/request-target';
import { sendFinished, sendPlain } from '../platform/http/send';
import { type AddressedPage, decidePage, isPage } from './page-address';
import type { ResponseStore } from './response-store';

/** Answers requests with pages, and with what else a request's variant decides. */
export class PageAnswers {
  /** @param development /dev pages exist over connections that are not secure */
  constructor(
    private readonly store: ResponseStore,
    private readonly development: boolean,
  ) {}

  /**
   * Answers with a page of the catalogue that is cached, in the same breath.
   * @returns whether it did
   */
  answerCached(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): boolean {
    if (!isPage(target.pathname)) return false;
    const query = new URLSearchParams(target.search);
    const decision = this.decide(request, target.pathname, query);
    const page = this.store.cached(decision.address);
    if (!page) return false;
    request.kind = 'page_kept';
    sendPage(request, reply, page, decision, carriesToken(query));
    return true;
  }

  /** Answers with a page, the one for what is not found included. */
  async answer(request: FastifyRequest, reply: FastifyReply, target: RequestTarget): Promise<unknown> {
    const query = new URLSearchParams(target.search);
    const decision = this.decide(request, target.pathname, query);
    request.kind = this.store.cached(decision.address) ? 'page_kept' : 'page_rendered';
    const page = await this.store.page(decision.address);
    if (!page) return sendPlain(request, reply, 503);
    // A script that is missing during a deployment must be there the moment it is.
    return sendPage(request, reply, page, decision, carriesToken(query) || isImmutable(target.pathname));
  }

  /** The brand's app picture; its brand may depend on the device. */
  async answerIcon(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { variant } = this.decide(request, '', new URLSearchParams());
    const icon = await this.store.file(siteUrl(`/brands/${variant.brand}/app.svg`));
    if (!icon) return this.answer(request, reply, { pathname: '', search: '' });
    request.kind = 'file';
    return sendFinished(request, reply, icon, { cacheControl: CACHE_CONTROL.picture, vary: 'User-Agent' });
  }

  private decide(request: FastifyRequest, pathname: string, query: URLSearchParams): AddressedPage {
    return decidePage({
      host: request.raw.headers.host,
      userAgent: request.headers['user-agent'],
      query,
      pathname,
      allowDevelopment: this.development && request.protocol !== 'https',
    });
  }
}

/** @param personal whether the address is one visitor's alone */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedResponse,
  { indexed, status, development, socketHost, load }: AddressedPage,
  personal: boolean,
): void {
  if (load && isForDisplay(request.method, request.headers)) emit('page_sent', load);
  const shared = status === 404 ? CACHE_CONTROL.notFound : CACHE_CONTROL.page;
  sendFinished(request, reply, page, {
    cacheControl: personal || development ? CACHE_CONTROL.personal : shared,
    vary: 'User-Agent',
    socketHost,
    ...(!indexed && { robots: 'noindex' }),
  });
}
