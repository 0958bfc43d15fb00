import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../lib/command.mjs';
import { limit } from '../lib/limit.mjs';
import { freePort } from '../lib/ports.mjs';

/** Units in which a product must start. */
const START_LIMIT = 180;

/**
 * Starts the whole product on free ports with its own database, a copy of the folder E2E_DATABASE if it is set, and waits until
 * it is healthy.
 *
 * @param {Record<string, string>} env settings to add
 * @returns {Promise<{ url: string, office: string, dataDir: string, stop: () => Promise<void>, output: () => string }>} the
 * origins of the site and of the office; `stop` ends it and deletes its data
 */
export async function startProduct(env = {}) {
  const [port, sitePort, officePort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'newactivities-'));
  if (process.env.E2E_DATABASE) await cp(process.env.E2E_DATABASE, dataDir, { recursive: true });
  const ports = { PORT: String(port), SITE_PORT: String(sitePort), OFFICE_PORT: String(officePort) };
  const settings = { ...ports, DATA_DIR: dataDir, ...env };
  const product = await startCommand(['scripts/start.mjs'], settings, `http://localhost:${port}`);
  return { ...product, office: `http://localhost:${officePort}` };
}

/**
 * Starts the product on several machines behind nginx, on free ports and with a shared new database. nginx does not limit the
 * requests of one address. Otherwise like {@link startProduct}.
 *
 * @param {number} machines
 * @param {Record<string, string>} env settings to add
 */
export async function startMachines(machines, env = {}) {
  const [port, edgePort, plainPort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'newactivities-'));
  const ports = { PORT: String(port), EDGE_PORT: String(edgePort), EDGE_PLAIN_PORT: String(plainPort) };
  const settings = { ...ports, DATA_DIR: dataDir, EDGE_LIMITS: 'off', ...env };
  return startCommand(['scripts/edge.mjs', `--machines=${machines}`], settings, `http://localhost:${plainPort}`);
}

/**
 * Starts a command of the product with its settings, and waits until it is healthy at an address.
 *
 * @param {string[]} command
 * @param {Record<string, string> & { DATA_DIR: string }} env
 * @param {string} url
 */
async function startCommand(command, env, url) {
  const job = start([process.execPath, ...command], { quiet: true, env });
  const stop = async () => {
    await job.stop();
    await rm(env.DATA_DIR, { recursive: true, force: true });
  };
  try {
    await healthy(`${url}/newactivities/healthz`, job);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: env.DATA_DIR, stop, output: job.output };
}

/**
 * @param {string} address
 * @param {ReturnType<typeof start>} job
 */
async function healthy(address, job) {
  let ended = false;
  void job.exit.then(() => {
    ended = true;
  });
  const deadline = Date.now() + limit(START_LIMIT);
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `${ended ? 'The product ended' : `The product was not healthy after ${limit(START_LIMIT) / 1_000} s`}:\n${job.output()}`,
  );
}
