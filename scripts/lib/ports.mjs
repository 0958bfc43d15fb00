import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError } from './cli.mjs';

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Ends with a sentence that names the variable to change where a port is taken.
 *
 * @param {Record<string, number>} ports by the variable that each is set by
 */
export async function requireFreePorts(ports) {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new CliError(
      `Port ${port} is taken. End what listens there, or choose another: ${variable}=${port + 10} npm start`,
    );
  }
}

/** A port of loopback that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
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
    // A machine without IPv6 has no ::1 to be taken.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code === 'EADDRINUSE' || code === 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
