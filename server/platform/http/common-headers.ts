import type { FastifyReply, FastifyRequest } from 'fastify';
import { carriesToken } from '@/lib/query/address-without-token';
import { REQUEST_ID_HEADER } from './request-id';
import { splitTarget } from './request-target';
import { REFERRER_POLICY, securityHeaders } from './security-headers';

/** The headers that every answer leaves with unless it says better itself. */
export function commonHeaders(request: FastifyRequest): Record<string, string> {
  const { search } = splitTarget(request.raw.url ?? '');
  const withToken = search !== '' && carriesToken(new URLSearchParams(search));
  return {
    ...securityHeaders(request.protocol === 'https'),
    ...(withToken && { 'referrer-policy': REFERRER_POLICY.withToken }),
    [REQUEST_ID_HEADER]: request.id,
  };
}

/** Gives them to an answer that is about to leave. */
export function addCommonHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  for (const [name, value] of Object.entries(commonHeaders(request))) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  done(null, payload);
}
