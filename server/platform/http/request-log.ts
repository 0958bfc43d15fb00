import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@/lib/contract/envelope';
import { splitTarget } from './request-target';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code of the response, set by the code that sends the problem. */
    problem: ErrorCode | undefined;
    /** Pseudonym of the account for logs; missing without an account. */
    person: string | undefined;
  }
}

const LONGEST = 120;
/** Digits that may be a number, and segments that may be a secret. */
const TELLING = /\d{6,}|[^/]{41,}/;

/** A path that is safe to log: without query, with possible numbers masked and possible secrets cut. */
export function loggablePath(target: string): string {
  const { pathname } = splitTarget(target);
  if (pathname.length <= LONGEST && !TELLING.test(pathname)) return pathname;
  return pathname
    .replace(/\d{6,}/g, '#')
    .replace(/[^/]{41,}/g, '…')
    .slice(0, LONGEST);
}

/**
 * Logs one line per response, for calls with error code and a keyed hash of the account. It contains no client
 * addresses, queries or headers.
 */
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
