import Fastify from 'fastify';
import { developmentAccess } from '@/devtools/ad-platforms/keys';
import { registerAdPlatforms } from '@/devtools/ad-platforms/register';
import { AdPlatforms } from '@/devtools/ad-platforms/stand-in';
import type { AdPlatformAccess } from '../access';

/**
 * Stand-ins for all platforms on a free loopback port, each at the platform's own paths.
 *
 * @param clock the time by which they check signed times
 */
export async function openStandIn(clock?: () => Date) {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const platforms = new AdPlatforms();
  registerAdPlatforms(app, platforms, () => '', clock);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const access = developmentAccess(() => origin) as Required<AdPlatformAccess>;
  return { platforms, origin, access, close: () => app.close() };
}
export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
