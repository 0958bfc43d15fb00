import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from './cache-policy';
import { framedBy, NOTHING_ALLOWED, pagePolicy } from './content-security-policy';
import type { FinishedResponse } from './finished-response';
import { chooseRepresentation, isUnchanged } from './negotiate';
import { plainPageFor } from './plain-page';
import { REQUEST_ID_HEADER } from './request-id';
import { policyFor, REFERRER_POLICY, securityHeaders } from './security-headers';

/** Options of a response, besides its content. */
export interface Sending {
  cacheControl: string;
  /** Request headers by which the response differs, besides Accept-Encoding. */
  vary?: string;
  robots?: 'noindex';
  /** A cookie to set, on pages that only the visitor's browser may cache. */
  cookie?: string | undefined;
  /** For pages: the host of their sockets. */
  socketHost?: string | undefined;
  /** Headers for an edge: how the page was made. */
  made?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Which origins may embed it; by default only its own. */
  resourcePolicy?: 'same-origin' | 'cross-origin';
  /** Whether the URL contains a session token. */
  withToken?: boolean;
  /** The only other origin whose pages may frame this one; by default none. */
  framedBy?: string | undefined;
}

/**
 * Headers that all finished responses share, as a list of names and values, which Node writes faster than an object.
 */
const COMMON = {
  unframed: { plain: commonList(false), secure: commonList(true) },
  framed: { plain: commonList(false, 'x-frame-options'), secure: commonList(true, 'x-frame-options') },
};

function commonList(secure: boolean, ...without: string[]): string[] {
  const own = ['content-security-policy', 'cross-origin-resource-policy', 'referrer-policy', ...without];
  return Object.entries(securityHeaders(secure))
    .filter(([name]) => !own.includes(name))
    .flat();
}

/** Sends a finished response in the best encoding, or 304 when the visitor has it already. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FinishedResponse,
  sending: Sending,
): void {
  const { cacheControl, vary, robots, cookie, made, resourcePolicy = 'same-origin', withToken } = sending;
  const { bytes, etag, encoding } = chooseRepresentation(response, request.headers['accept-encoding']);
  const secure = request.protocol === 'https';
  const common = sending.framedBy ? 'framed' : 'unframed';
  const headers = COMMON[common][secure ? 'secure' : 'plain'].concat(
    REQUEST_ID_HEADER,
    request.id,
    'content-security-policy',
    response.policy ? policyOf(response.policy, secure, sending) : NOTHING_ALLOWED,
    'cross-origin-resource-policy',
    resourcePolicy,
    'referrer-policy',
    withToken ? REFERRER_POLICY.withToken : REFERRER_POLICY.usual,
    'cache-control',
    cacheControl,
    'etag',
    etag,
    'vary',
    vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  );
  if (robots) headers.push('x-robots-tag', robots);
  if (cookie) headers.push('set-cookie', cookie);
  for (const header of made ?? []) headers.push(...header);
  // The framework has nothing left to do.
  reply.hijack();
  if (response.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-type', response.contentType, 'content-length', String(bytes.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  reply.raw.writeHead(response.status, headers).end(bytes);
}

function policyOf(policy: string, secure: boolean, { socketHost, framedBy: origin }: Sending): string {
  return policyFor(origin ? framedBy(policy, origin) : policy, secure, socketHost);
}

/** Sends the plain page of a status, uncacheable. */
export function sendPlain(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const html = plainPageFor(status);
  return reply
    .code(status)
    .headers({
      'cache-control': CACHE_CONTROL.personal,
      'content-security-policy': policyFor(pagePolicy(html), request.protocol === 'https'),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
