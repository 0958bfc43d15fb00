import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Hop-by-hop headers, and headers with which a visitor could pretend to be a proxy or override path or method. */
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

/** The headers of a request for the backend: no hop-by-hop headers, and what trusted proxies say about the visitor. */
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

/** Headers without hop-by-hop ones. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name) && !named.includes(name)),
  );
}
