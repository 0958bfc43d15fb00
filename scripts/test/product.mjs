import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './command.mjs';

const START_LIMIT = 180_000;

/** A port that nothing listens on. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the whole product on free ports with a database of its own, a copy of the folder E2E_DATABASE if one is named, and waits until it is healthy.
 *
 * @param {Record<string, string>} env settings to add
 * @returns {Promise<{ url: string, stop: () => Promise<void>, output: () => string }>} `stop` ends it and deletes its data
 */
export async function startProduct(env = {}) {
  const [port, sitePort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'newactivities-'));
  if (process.env.E2E_DATABASE) await cp(process.env.E2E_DATABASE, dataDir, { recursive: true });
  const job = start([process.execPath, 'scripts/start.mjs'], {
    quiet: true,
    env: { PORT: String(port), SITE_PORT: String(sitePort), DATA_DIR: dataDir, ...env },
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await job.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await healthy(`${url}/newactivities/healthz`, job);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, output: job.output };
}

async function healthy(address, job) {
  let ended = false;
  void job.exit.then(() => {
    ended = true;
  });
  const deadline = Date.now() + START_LIMIT;
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${ended ? 'The product ended' : 'The product was not healthy in time'}:\n${job.output()}`);
}
