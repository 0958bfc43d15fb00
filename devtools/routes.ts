import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BODY_LIMIT } from '@/lib/contract/call';
import { answerProblem } from '@/server/platform/http/answer-problem';
import { isLocal } from '@/server/platform/http/is-local';
import { ApiProblem } from '@/server/platform/http/problem';
import type { Services } from '@/server/services';
import { registerAdConversionsPage } from './ad-platforms/ad-conversions-page';
import { registerAdPlatforms } from './ad-platforms/register';
import { AdPlatforms } from './ad-platforms/stand-in';
import { registerAppPackage } from './app-package';
import { cashierRoutes } from './cashier/routes';
import { registerChat } from './chat';
import { inviteRoutes } from './invite/routes';
import { readLive } from './office/read-live';
import { registerWechat } from './wechat/register';
import { Wechat } from './wechat/stand-in';

/**
 * Everything that completes the product on one machine. Registered only in the development set-up, and answers only this machine.
 */
export async function developmentRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) =>
    answerProblem(error instanceof z.ZodError ? new ApiProblem('invalid_input') : error, request, reply),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) throw new ApiProblem('not_found');
    reply.header('cache-control', 'no-store');
  });
  registerAppPackage(app);
  registerChat(app, services);
  registerEvents(app, services);
  const adPlatforms = new AdPlatforms();
  registerAdPlatforms(app, adPlatforms, undefined, services.clock);
  registerAdConversionsPage(app, adPlatforms.taken);
  registerWechat(app, new Wechat(services.clock));
  await app.register(cashierRoutes, { services });
  await app.register(inviteRoutes, { services });
}

/** `GET /dev/events`: the newest events of visitors, newest first, for tests that run against a product. */
function registerEvents(app: FastifyInstance, { database, vault }: Services): void {
  app.get('/dev/events', async () => (await readLive({ orm: database.orm, vault })).events);
}
