import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Headers that the backend does not get: hop-by-hop ones, those with which a visitor could pretend to be a proxy or
 * override path or method, cookies (the session is in `token`), and conditions (no response to a call is cached).
 */
const NOT_FORWARDED = new Set([
  'baggage',
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'range',
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

/** The headers of a request for the backend, with what trusted proxies say about the visitor. */
export function forwardedHeaders(request: FastifyRequest, host: string): IncomingHttpHeaders {
  const { headers } = request;
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name) && !named.includes(name));
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': (request.ips ?? [request.ip]).toReversed().join(', '),
    'x-forwarded-host': request.raw.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
