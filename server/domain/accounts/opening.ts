import type { FastifyRequest } from 'fastify';
import type { Opening } from '../../platform/sessions/service';

/** What a request says about the session that it may open: its browser, and the token it came with. */
export function openingOf({ headers: { 'user-agent': userAgent, token } }: FastifyRequest): Opening {
  return { userAgent, before: typeof token === 'string' ? token : undefined };
}
