import { rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { installEngines } from '../lib/engines.mjs';
import { startProduct } from './product.mjs';
import { engineCounts, single, total } from './results.mjs';
import { endToEndSettings } from './settings.mjs';

/** The oldest engine, one from the middle and today's WebKit on the landing page, the login, a wheel and a market; every page's layout in WebKit. */
const RUNS = {
  stories: ['--engine=69,92,webkit', '--story=landing,login,spin,quotes'],
  layout: ['--engine=webkit', '--story=layout'],
};

/** Runs the product in real browsers as far as they can be had. @returns {Promise<import('./results.mjs').Counts>} */
export async function engineTests() {
  await installEngines(['webkit']);
  const product = await startProduct(endToEndSettings);
  try {
    // Side by side: a story waits most of its time.
    const runs = Object.entries(RUNS).map(([name, options]) => runEngines(name, options, product.url));
    return total(await Promise.all(runs));
  } finally {
    await product.stop();
  }
}

/** Says what of the built scripts and styles the oldest engines cannot read. */
export async function checkFeatures() {
  const { ok } = await run([process.execPath, '--import', 'tsx', 'tools/engines/gate/main.ts']);
  return single(ok, 'features of the build');
}

/**
 * @param {string} name
 * @param {string[]} options
 * @param {string} url
 */
async function runEngines(name, options, url) {
  const results = `test-results/engines/${name}`;
  rmSync(results, { recursive: true, force: true });
  const command = [process.execPath, '--import', 'tsx', 'tools/engines/run.ts', `--results=${results}`, ...options];
  const { ok, output } = await run(command, { env: { E2E_BASE_URL: url }, minutes: 10, quiet: true });
  console.log(output);
  try {
    return engineCounts(`${results}/results.json`);
  } catch {
    return single(ok, `engines ${options.join(' ')} left no results`);
  }
}
