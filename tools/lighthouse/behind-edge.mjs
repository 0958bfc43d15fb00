import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startMachines } from '../../scripts/test/product.mjs';

/**
 * Starts the product behind nginx as it stands in production, with a database of its own, and waits until it answers.
 *
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} `port` is that of https
 */
export async function startBehindEdge() {
  // What an earlier build has left there is no longer what visitors get.
  rmSync('.edge/cache', { recursive: true, force: true });
  const port = await freePort();
  const { stop } = await startMachines(1, {
    EDGE_PORT: String(port),
    DEPLOYMENT: 'production',
    HOST: 'localhost',
    DATA_KEY: randomBytes(32).toString('base64'),
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
  });
  return { port, stop };
}
