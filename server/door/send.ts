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
): FastifyReply {
  const { bytes, etag, encoding } = chooseRepresentation(response, request.headers['accept-encoding']);
  reply.headers({
    'cache-control': cacheControl,
    etag,
    vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
    ...(response.policy && {
      'content-security-policy': policyFor(response.policy, request.protocol === 'https'),
    }),
  });
  if (response.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(response.status).type(response.contentType).send(bytes);
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
