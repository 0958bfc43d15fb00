import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startMachines } from '../../scripts/test/product.mjs';

/**
 * Starts the product behind nginx with production settings and its own database, and waits until it answers.
 *
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} `port` of https
 */
export async function startBehindEdge() {
  // The edge's cache may have pages of an earlier build.
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
