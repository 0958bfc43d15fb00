import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOneHost, targetProblem } from './request-target';
import { securityHeaders } from './security-headers';
import { sendPlain } from './send';

/** Runs before anything else: gives every answer its security headers and refuses requests that can be read in two ways. */
export function guard(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.headers(securityHeaders(request.protocol === 'https'));
  const problem =
    targetProblem(request.raw.url ?? '') ??
    (namesOneHost(request.raw.rawHeaders, request.raw.httpVersion) ? null : 400);
  if (problem) sendPlain(request, reply, problem);
  else next();
}
