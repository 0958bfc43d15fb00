import type { FastifyReply, FastifyRequest } from 'fastify';

const LONGEST = 120;

/**
 * A path as it may be logged: without its query, digits that could be a number masked, segments that could be a secret cut.
 */
export function loggablePath(target: string): string {
  const [pathname = ''] = target.split('?', 1);
  return pathname
    .replace(/\d{6,}/g, '#')
    .replace(/[^/]{41,}/g, '…')
    .slice(0, LONGEST);
}

/** One line for every answer; addresses, queries and headers stay out of it. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info({
    method: request.method,
    path: loggablePath(request.raw.url ?? ''),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
  });
}
