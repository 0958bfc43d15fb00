import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../platform/clock/clock';
import { withoutParameters } from '../../platform/database/without-parameters';
import { openPlatforms } from './platforms';
import { sendDue } from './send-due';
import type { ConversionServices } from './services';

/** Between two checks of the outbox. */
const INTERVAL = 2 * SECOND;
/** Running requests have this long to end after the server is stopped. */
const GRACE = 2 * SECOND;

/**
 * Sends conversions as they become due, as long as the server runs; several servers on one database share the work.
 * Logs failures and tries again at the next check.
 *
 * @returns the stop function, which resolves within two seconds, when no request is running
 */
export function startSender(
  services: ConversionServices,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => Promise<void> {
  const { database, clock, vault, config } = services;
  const platforms = openPlatforms(config.conversions);
  if (platforms.length === 0) return async () => {};
  const [stopped, cut] = [new AbortController(), new AbortController()];
  const sending = { database, clock, vault, platforms, log, signal: cut.signal };

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const busy = await sendDue(sending).catch((error: unknown) => {
        log.error({ err: withoutParameters(error) }, 'conversions could not be sent');
        return 0;
      });
      if (busy > 0) continue;
      await pause(INTERVAL, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopped.abort();
    const force = setTimeout(() => cut.abort(), GRACE);
    await running;
    clearTimeout(force);
  };
}
