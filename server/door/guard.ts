import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOneHost, targetProblem } from './request-target';
import { securityHeaders } from './security-headers';
import { sendPlain } from './send';

/** Runs before anything else: gives every answer its security headers and refuses requests that can be read in two ways. */
export async function guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  reply.headers(securityHeaders(request.protocol === 'https'));
  const problem =
    targetProblem(request.raw.url ?? '') ??
    (namesOneHost(request.raw.rawHeaders, request.raw.httpVersion) ? null : 400);
  return problem ? sendPlain(request, reply, problem) : undefined;
}
