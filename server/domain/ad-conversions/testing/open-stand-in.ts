import Fastify from 'fastify';
import { DEVELOPMENT_KEYS } from '@/devtools/ad-platforms/keys';
import { registerAdPlatforms } from '@/devtools/ad-platforms/register';
import { AdPlatforms } from '@/devtools/ad-platforms/stand-in';

/** Stand-ins for both platforms on a free loopback port, each at the platform's own path. */
export async function openStandIn() {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const platforms = new AdPlatforms();
  registerAdPlatforms(app, platforms, { qihu: '', baidu: '' });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { qihuKey: key, qihuSecret: secret, baiduToken: token } = DEVELOPMENT_KEYS;
  return {
    platforms,
    origin,
    access: { qihu: { address: origin, key, secret }, baidu: { address: origin, token } },
    close: () => app.close(),
  };
}
export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
