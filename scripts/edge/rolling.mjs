import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { CliError } from '../lib/cli.mjs';

/** Where an edge of this machine is told to roll, in its folder. */
const SOCKET = 'roll.sock';

/**
 * Listens for orders to give a machine another release, and carries them out one after another.
 *
 * @param {string} folder the edge's
 * @param {(machine: number, release: string) => Promise<string>} roll answers a sentence
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
 * Has the edge that runs in a folder give a machine another release.
 *
 * @param {string} folder
 * @param {number} machine its number, from 0 on
 * @param {string} release
 * @returns the sentence that it answers
 */
export async function orderRoll(folder, machine, release) {
  const socket = connect(`${folder}/${SOCKET}`);
  await once(socket, 'connect').catch(() => {
    throw new CliError('No edge runs here: `npm run edge -- --machines=2` starts one.');
  });
  socket.write(JSON.stringify({ machine, release }));
  const answer = await text(socket);
  if (answer.startsWith('✗')) throw new CliError(answer.slice(2));
  return answer;
}
