import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, Pool } from 'undici';
import { answerProblem } from '../api/answer-problem';
import { ApiProblem } from '../api/problem';
import { traced } from '../tracing/traced';
import { ForwardedVisits } from '../tracking/forwarded-visits';
import { CACHE_CONTROL } from './cache-policy';
import { limitBody } from './limit-body';
import { splitTarget } from './request-target';
import { securityHeaders } from './security-headers';

export interface ForwardOptions {
  /** The backend's origin, such as `https://api.example`. */
  origin: string;
  /** Path prefixes that belong to the backend. */
  prefixes: readonly string[];
  /** Milliseconds that the backend has for the head of its answer, and again between two parts of its body; 18 s by default, below the visitors' 20 s. */
  timeout?: number;
}

/** What two servers could read as different paths. */
const AMBIGUOUS_PATH = /;|%(?:25|2e|3b)/i;

/** Headers of one connection, and those by which a visitor could pose as a proxy or ask for another path or method. */
const NOT_FORWARDED = new Set([
  'baggage',
  'connection',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'true-client-ip',
  'upgrade',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-real-ip',
  'x-request-id',
  'x-rewrite-url',
]);

/** Passes calls on to the provider's own backend, method and body as they came, and its answers back. */
export async function forwardRoutes(app: FastifyInstance, options: ForwardOptions): Promise<void> {
  const { origin, prefixes, timeout = 18_000 } = options;
  const pool = new Pool(origin, { headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout: 5_000 } });
  const visits = new ForwardedVisits();
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
    const abort = new AbortController();
    reply.raw.once('close', () => abort.abort());
    const report = visits.watch(request);
    try {
      const attributes = { 'http.request.method': request.method };
      const answer = await traced({ name: 'backend', kind: 'client', attributes }, async (span) => {
        const answered = await pool.request({
          method: request.method as 'GET',
          path: request.raw.url ?? '/',
          headers: { ...forwardedHeaders(request, new URL(origin).host), ...span.headers },
          body: hasBody(request.headers) ? limitBody(request.raw, report?.read) : null,
          signal: abort.signal,
        });
        span.note({ 'http.response.status_code': answered.statusCode });
        return answered;
      });
      if (answer.statusCode < 300) report?.taken();
      return reply
        .code(answer.statusCode)
        .headers({ 'cache-control': CACHE_CONTROL.personal, ...endToEnd(answer.headers) })
        .headers(securityHeaders(request.protocol === 'https'))
        .send(answer.body);
    } catch (error) {
      throw toProblem(error);
    }
  }
}

/** The headers of a request as the backend gets them: of this hop nothing, of the visitor what trusted proxies say. */
export function forwardedHeaders(request: FastifyRequest, host: string): IncomingHttpHeaders {
  return {
    ...endToEnd(request.headers),
    host,
    'x-forwarded-for': (request.ips ?? [request.ip]).toReversed().join(', '),
    'x-forwarded-host': request.raw.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name) && !named.includes(name)),
  );
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const timedOut = error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
  return new ApiProblem('unavailable', { status: timedOut ? 504 : 502 });
}
