import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@/lib/contract/envelope';
import { splitTarget } from './request-target';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call was refused with, noted by whoever answers the problem. */
    problem: ErrorCode | undefined;
    /** Whose call it is, as logs name an account; missing where it is nobody's. */
    person: string | undefined;
  }
}

const LONGEST = 120;
/** Digits that could be a number, and segments that could be a secret. */
const TELLING = /\d{6,}|[^/]{41,}/;

/**
 * A path as it may be logged: without its query, digits that could be a number masked, segments that could be a secret cut.
 */
export function loggablePath(target: string): string {
  const { pathname } = splitTarget(target);
  if (pathname.length <= LONGEST && !TELLING.test(pathname)) return pathname;
  return pathname
    .replace(/\d{6,}/g, '#')
    .replace(/[^/]{41,}/g, '…')
    .slice(0, LONGEST);
}

/** One line for every answer, of a call that was refused with its code, and whose it was by a keyed hash; addresses, queries and headers stay out of it. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  request.log.info({
    method: request.method,
    path: loggablePath(request.raw.url ?? ''),
    status: reply.statusCode,
    ...(request.problem && { code: request.problem }),
    ...(request.person && { person: request.person }),
    milliseconds: Math.round(reply.elapsedTime),
  });
  next();
}
