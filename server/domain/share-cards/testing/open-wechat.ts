import Fastify from 'fastify';
import { WECHAT_ACCOUNT } from '@/devtools/wechat/keys';
import { registerWechat } from '@/devtools/wechat/register';
import { Wechat } from '@/devtools/wechat/stand-in';
import type { ShareCardConfig } from '../settings';

/** WeChat's stand-in on a free loopback port. While `failing`, it answers every request with HTTP 502. */
export async function openWechat(clock: () => Date) {
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const wechat = new Wechat(clock);
  const state = { failing: false };
  app.addHook('onRequest', async (_request, reply) => (state.failing ? reply.code(502).send() : undefined));
  registerWechat(app, wechat, '');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { brand, appId, secret } = WECHAT_ACCOUNT;
  const config: ShareCardConfig = { origin, accounts: { [brand]: { appId, secret } } };
  return { wechat, state, config, close: () => app.close() };
}
