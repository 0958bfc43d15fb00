import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOneHost, targetProblem } from '../platform/http/request-target';
import { sendPlain } from '../platform/http/send';

/** Rejects ambiguous requests before anything else handles them. */
export function guard(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const problem =
    targetProblem(request.raw.url ?? '') ??
    (namesOneHost(request.raw.rawHeaders, request.raw.httpVersion) ? null : 400);
  if (problem) sendPlain(request, reply, problem);
  else next();
}
