import type { FastifyRequest } from 'fastify';
import type { Opening } from '../../platform/sessions/service';

/** What a request tells of the session that it may open: the browser, and the token that it came with. */
export function openingOf({ headers: { 'user-agent': userAgent, token } }: FastifyRequest): Opening {
  return { userAgent, before: typeof token === 'string' ? token : undefined };
}
