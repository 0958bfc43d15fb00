import { request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './cli.mjs';
import { limit } from './limit.mjs';

/**
 * Resolves with true once the product is healthy, or with false once `until` returns true.
 *
 * @param {{ host: string, port: number }} address
 * @param {() => boolean} until
 */
export async function waitUntilHealthy(address, until) {
  const began = Date.now();
  let logged = began;
  while (!until()) {
    if ((await statusOf(address)) === 200) return true;
    if (Date.now() - logged > 10_000) {
      logged = Date.now();
      log(`Waiting for the site, the server and the database (${Math.round((logged - began) / 1000)} s) …`);
    }
    await pause(200);
  }
  return false;
}

/**
 * @param {{ host: string, port: number }} address
 * @returns {Promise<number | undefined>}
 */
function statusOf({ host, port }) {
  return new Promise((resolve) => {
    const send = process.env.TLS_CERTIFICATE_FILE ? requestOverTls : request;
    // Does not check the certificate, which has another name than the local address.
    const question = { host, port, path: '/newactivities/healthz', timeout: limit(3), rejectUnauthorized: false };
    const ask = send(question, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    ask.once('timeout', () => ask.destroy());
    ask.once('error', () => resolve(0));
    ask.end();
  });
}
