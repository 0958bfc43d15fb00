import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CliError } from './cli.mjs';

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Throws a CliError that names the variable to change if a port is taken.
 *
 * @param {Record<string, number>} ports by the variable that sets each
 */
export async function requireFreePorts(ports) {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new CliError(
      `Port ${port} is taken. Stop the program that listens there, or choose another port: ${variable}=${port + 10} npm start`,
    );
  }
}

/**
 * A free port of the loopback addresses. Systems give higher ones to outgoing connections, which could take a port before its program
 * listens.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(11_000, 32_768);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const taken = await Promise.all(LOOPBACK.map((host) => isTaken(port, host)));
  return !taken.includes(true);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // On a machine without IPv6 nothing can take ::1.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code === 'EADDRINUSE' || code === 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
