import { readFileSync, writeFileSync } from 'node:fs';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { waitFor } from './page';

/**
 * Starts an edge in front of a front server, and waits until both serve the page.
 *
 * @param folder for its files
 * @param build the id of the release whose pages it caches
 * @param manyAddresses whether it believes a request's `X-Forwarded-For`, so that one machine can send what many visitors send
 * @returns its port without TLS
 */
export async function startEdge(folder: string, frontServer: number, build: string, manyAddresses = false) {
  const [port, plainPort, activityPort] = [await freePort(), await freePort(), await freePort()];
  const frontServers = [frontServer];
  const [program, args] = layOutEdge({ folder, port, plainPort, activityPort, frontServers, limits: false, build });
  if (manyAddresses) {
    const file = `${folder}/snippets/newactivities-visitor.conf`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
    );
  }
  const { stop } = start([program, ...args], { quiet: true });
  try {
    await waitFor(frontServer);
    await waitFor(plainPort);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: plainPort, stop };
}
