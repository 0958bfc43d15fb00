import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from './cache-policy';
import { pagePolicy } from './content-security-policy';
import type { FinishedResponse } from './finished-response';
import { chooseRepresentation, isUnchanged } from './negotiate';
import { plainPageFor } from './plain-page';
import { policyFor } from './security-headers';

/** What besides the response itself decides an answer. */
export interface Sending {
  cacheControl: string;
  /** Request headers by which the same address is answered differently, besides Accept-Encoding. */
  vary?: 'User-Agent';
}

/** Answers with a finished response in the best encoding, or with 304 when the visitor holds it already. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FinishedResponse,
  { cacheControl, vary }: Sending,
): void {
  const { bytes, etag, encoding } = chooseRepresentation(response, request.headers['accept-encoding']);
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  headers['cache-control'] = cacheControl;
  headers.etag = etag;
  headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  if (response.policy) headers['content-security-policy'] = policyFor(response.policy, request.protocol === 'https');
  // Nothing is left to be done to it that the framework would be needed for.
  reply.hijack();
  if (response.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = response.contentType;
  headers['content-length'] = bytes.length;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
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
