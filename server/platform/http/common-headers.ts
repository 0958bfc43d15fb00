import type { FastifyReply, FastifyRequest } from 'fastify';
import { carriesToken } from '@/lib/query/without-token';
import { REQUEST_ID_HEADER } from './request-id';
import { splitTarget } from './request-target';
import { REFERRER_POLICY, securityHeaders } from './security-headers';

/** Default headers of every response. */
export function commonHeaders(request: FastifyRequest): Record<string, string> {
  const { search } = splitTarget(request.raw.url ?? '');
  const withToken = search !== '' && carriesToken(search);
  return {
    ...securityHeaders(request.protocol === 'https'),
    ...(withToken && { 'referrer-policy': REFERRER_POLICY.withToken }),
    [REQUEST_ID_HEADER]: request.id,
  };
}

/** Adds the default headers that a response does not set itself. */
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
