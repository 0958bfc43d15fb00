import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, Pool } from 'undici';
import type { CatalogueSource } from '@/lib/campaign/catalogue';
import type { QihuAccess } from '../domain/ad-conversions/qihu';
import { ForwardedVisits } from '../domain/tracking/forwarded-visits';
import { answerProblem } from '../platform/http/answer-problem';
import { CACHE_CONTROL } from '../platform/http/cache-policy';
import { forwardedHeaders } from '../platform/http/forwarded-headers';
import { limitBody } from '../platform/http/limit-body';
import { ApiProblem } from '../platform/http/problem';
import { splitTarget } from '../platform/http/request-target';
import { securityHeaders } from '../platform/http/security-headers';
import { asksForSocket } from '../platform/http/upgrades';
import { traced } from '../platform/tracing/traced';
import { adaptationOf } from './adapt-call';

export interface ForwardOptions {
  /** The backend's origin, such as `https://api.example`. */
  origin: string;
  /** The pages whose visits count. */
  catalogue: CatalogueSource;
  /** Path prefixes of the backend's calls. */
  prefixes: readonly string[];
  /** Credentials to sign conversions of 360 with. */
  qihu?: QihuAccess | undefined;
  /** Handles the handshakes of sockets. */
  openSocket?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /**
   * Milliseconds the backend has to send response headers, and again between two parts of the body. The default of 18 s
   * is below the 20 s after which the visitor's page gives up.
   */
  timeout?: number;
}

/** Characters that two servers could interpret as different paths. */
const AMBIGUOUS_PATH = /;|%(?:25|2e|3b)/i;

/**
 * Headers of the backend that reach the visitor. All others are this server's own (security, caching) or would act on
 * the site's origin, such as cookies and permissions for other origins.
 */
const ANSWERED = ['content-encoding', 'content-language', 'content-length', 'content-type', 'retry-after'];

/**
 * Forwards calls to the provider's own backend and its responses back, except redirects, which are failures. Method and
 * body stay unchanged unless {@link adaptationOf} says otherwise.
 */
export async function forwardRoutes(app: FastifyInstance, options: ForwardOptions): Promise<void> {
  const { origin, prefixes, qihu, openSocket, catalogue, timeout = 18_000 } = options;
  const { host } = new URL(origin);
  const pool = new Pool(origin, { headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout: 5_000 } });
  const visits = new ForwardedVisits(catalogue);
  app.addHook('onClose', () => pool.close());
  app.setErrorHandler(answerProblem);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ raw }) => {
    if (AMBIGUOUS_PATH.test(splitTarget(raw.url ?? '').pathname)) throw new ApiProblem('invalid_input');
  });
  for (const url of prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    app.route({ method: app.supportedMethods, url, handler: forward });
  }

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (openSocket && asksForSocket(request)) return openSocket(request, reply);
    const abort = new AbortController();
    reply.raw.once('close', () => abort.abort());
    const report = visits.watch(request);
    try {
      const attributes = { 'http.request.method': request.method };
      const answer = await traced({ name: 'backend', kind: 'client', attributes }, async (span) => {
        const { target, headers, body } = await outgoing(request, report?.read);
        const answered = await pool.request({
          method: request.method as 'GET',
          path: target,
          headers: { ...headers, ...span.headers },
          body,
          signal: abort.signal,
        });
        span.note({ 'http.response.status_code': answered.statusCode });
        return answered;
      });
      if (answer.statusCode >= 300 && answer.statusCode < 400) {
        await answer.body.dump();
        const cause = new Error(`the backend answered with a redirect (${answer.statusCode})`);
        throw new ApiProblem('unavailable', { status: 502, cause });
      }
      if (answer.statusCode < 300) report?.taken();
      const kept = Object.entries(answer.headers).filter(([name]) => ANSWERED.includes(name));
      return reply
        .code(answer.statusCode)
        .headers({ ...Object.fromEntries(kept), 'cache-control': CACHE_CONTROL.personal, 'x-robots-tag': 'noindex' })
        .headers(securityHeaders(request.protocol === 'https'))
        .send(answer.body);
    } catch (error) {
      throw toProblem(error);
    }
  }

  /** @param read receives each part of the body */
  async function outgoing(request: FastifyRequest, read?: (part: Buffer) => void) {
    const target = request.raw.url ?? '/';
    const headers = forwardedHeaders(request, host);
    const body = hasBody(request.headers) ? limitBody(request.raw, read) : null;
    const adapt = adaptationOf(request.method, target, qihu);
    return adapt ? adapt({ target, headers, body: body && (await buffer(body)) }) : { target, headers, body };
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const timedOut = error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
  return new ApiProblem('unavailable', { status: timedOut ? 504 : 502 });
}
