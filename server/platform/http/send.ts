import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from './cache-policy';
import { NOTHING_ALLOWED, pagePolicy } from './content-security-policy';
import type { FinishedResponse } from './finished-response';
import { chooseRepresentation, isUnchanged } from './negotiate';
import { plainPageFor } from './plain-page';
import { REQUEST_ID_HEADER } from './request-id';
import { policyFor, REFERRER_POLICY, securityHeaders } from './security-headers';

/** What besides the response itself decides an answer. */
export interface Sending {
  cacheControl: string;
  /** Request headers by which the same address is answered differently, besides Accept-Encoding. */
  vary?: string;
  robots?: 'noindex';
  /** Of a page that only its visitor may keep: what the browser is to hold. */
  cookie?: string | undefined;
  /** Of a page: the host of its sockets. */
  socketHost?: string | undefined;
  /** What an edge that asks for it is told of how a page was made. */
  made?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Whose pages may show it; by default the site's own alone. */
  resourcePolicy?: 'same-origin' | 'cross-origin';
  /** Whether its address carries a session token. */
  withToken?: boolean;
}

/** What all finished responses leave with alike, as the list of names and values that Node writes faster than an object. */
const COMMON = { plain: commonList(false), secure: commonList(true) };

function commonList(secure: boolean): string[] {
  const own = ['content-security-policy', 'cross-origin-resource-policy', 'referrer-policy'];
  return Object.entries(securityHeaders(secure))
    .filter(([name]) => !own.includes(name))
    .flat();
}

/** Answers with a finished response in the best encoding, or with 304 when the visitor holds it already. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FinishedResponse,
  { cacheControl, vary, robots, cookie, socketHost, made, resourcePolicy = 'same-origin', withToken = false }: Sending,
): void {
  const { bytes, etag, encoding } = chooseRepresentation(response, request.headers['accept-encoding']);
  const secure = request.protocol === 'https';
  const headers = COMMON[secure ? 'secure' : 'plain'].concat(
    REQUEST_ID_HEADER,
    request.id,
    'content-security-policy',
    response.policy ? policyFor(response.policy, secure, socketHost) : NOTHING_ALLOWED,
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
  // Nothing is left to be done to it that the framework would be needed for.
  reply.hijack();
  if (response.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-type', response.contentType, 'content-length', String(bytes.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  reply.raw.writeHead(response.status, headers).end(bytes);
}

/** Answers with the plain page of a status; nobody may keep it. */
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
