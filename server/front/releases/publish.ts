import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../platform/clock/clock';
import { withoutParameters } from '../../platform/database/without-parameters';
import type { Releases } from './releases';

/**
 * Publishes this release's files before the server listens, and every hour while it runs. The server does not start
 * when this fails, because other servers could not serve the files that its pages need.
 */
export function publishRelease(app: FastifyInstance, releases: Releases): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await releases.publish();
    timer = setInterval(() => {
      releases
        .publish()
        .catch((error) => app.log.error({ err: withoutParameters(error) }, 'could not publish the release'));
    }, HOUR);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
