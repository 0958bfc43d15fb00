import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../platform/clock/clock';
import { withoutParameters } from '../../platform/database/without-parameters';
import type { Releases } from './releases';

/**
 * Keeps the files of this release before the server listens, and every hour for as long as it runs.
 * A server that cannot keep them does not start: others would not have what its pages name.
 */
export function publishRelease(app: FastifyInstance, releases: Releases): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await releases.publish();
    timer = setInterval(() => {
      releases.publish().catch((error) => app.log.error({ err: withoutParameters(error) }, 'release not published'));
    }, HOUR);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
