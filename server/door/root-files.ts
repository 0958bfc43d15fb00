import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { CACHE_CONTROL } from './cache-policy';
import { hostRuleOf } from './page-address';
import { splitTarget } from './request-target';

/** Where a visitor lands who names no page. */
const LANDING = siteUrl(LANDING_PATH);

/** Sends `/` to the landing page with its query; the address stays relative, so no host is ever repeated. */
export function redirectToLanding(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { search } = splitTarget(request.raw.url ?? '/');
  return reply
    .code(302)
    .headers({ location: `${LANDING}${search}`, 'cache-control': CACHE_CONTROL.personal })
    .send();
}

/** Search engines are welcome on promotional hosts alone, so that no page is found under two names. */
export function answerRobots(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const promotional = hostRuleOf(request.raw.headers.host)?.host.endsWith('.localhost') === false;
  return reply
    .headers({ 'cache-control': CACHE_CONTROL.picture })
    .type('text/plain; charset=utf-8')
    .send(`User-agent: *\n${promotional ? 'Allow' : 'Disallow'}: /\n`);
}
