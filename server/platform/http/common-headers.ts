import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id';
import { securityHeaders } from './security-headers';

/** The headers that every answer leaves with unless it says better itself. */
export function commonHeaders(request: FastifyRequest): Record<string, string> {
  return { ...securityHeaders(request.protocol === 'https'), [REQUEST_ID_HEADER]: request.id };
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
