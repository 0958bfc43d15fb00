import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { CliError } from '../lib/cli.mjs';

/** The socket in the edge's folder that receives commands. */
const SOCKET = 'roll.sock';

/**
 * Receives commands to deploy a release to a machine, and runs them one after another.
 *
 * @param {string} folder of the edge
 * @param {(machine: number, release: string) => Promise<string>} roll returns a sentence
 */
export function listenForRolls(folder, roll) {
  rmSync(`${folder}/${SOCKET}`, { force: true });
  let before = Promise.resolve();
  const server = createServer((socket) => {
    before = before
      .then(async () => {
        const [order] = await once(socket, 'data');
        const { machine, release } = JSON.parse(order);
        socket.end(await roll(machine, release));
      })
      .catch((error) => void socket.end(`✗ ${error.message}`));
  });
  server.listen(`${folder}/${SOCKET}`);
  return () => server.close();
}

/**
 * Makes a running edge deploy a release to a machine.
 *
 * @param {string} folder of the edge
 * @param {number} machine its number, from 0
 * @param {string} release
 * @returns the edge's sentence
 */
export async function orderRoll(folder, machine, release) {
  const socket = connect(`${folder}/${SOCKET}`);
  await once(socket, 'connect').catch(() => {
    throw new CliError('No edge is running. Start one with: npm run edge -- --machines=2');
  });
  socket.write(JSON.stringify({ machine, release }));
  const answer = await text(socket);
  if (answer.startsWith('✗')) throw new CliError(answer.slice(2));
  return answer;
}
