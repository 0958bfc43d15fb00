import { rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { installEngines } from '../lib/engines.mjs';
import { startProduct } from './product.mjs';
import { engineCounts, readCounts, total } from './results.mjs';
import { includes, readSelection } from './selection.mjs';
import { sharedSettings } from './settings.mjs';

const STORIES = 'landing,login,spin,quotes';
/** Stories of changed pages, of which a slice runs one. */
const CHANGES = ['inserted', 'banner', 'passwords', 'traditional', 'translated'];
const OLDEST = '69';
/** Where each browser checks the layout: WebKit, which is slow, on usual phones and in elder mode. */
const LAYOUTS = { webkit: '320,375,480,375@elder', current: '375@140,375@200,1280,1280@140,1280@200' };
/** Engines of which a slice runs one. */
const BY_TURNS = ['92', 'webkit'];

/**
 * Runs the product in the real browsers that are available: four stories and one of changed pages in the oldest Chromium
 * and in others, and the layout of pages in WebKit and the current Chromium.
 *
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function engineTests() {
  await installEngines(['webkit']);
  const others = BY_TURNS.filter((_, turn) => includes(readSelection(), turn, undefined, BY_TURNS.length));
  const changes = CHANGES.filter((_, turn) => includes(readSelection(), turn, undefined, CHANGES.length));
  const stories = [STORIES, ...changes.map((name) => `changed-${name}`)];
  const product = await startProduct(sharedSettings());
  try {
    // In parallel: a story spends most of its time waiting.
    const results = await Promise.all([
      runEngines('stories', [`--engine=${[OLDEST, ...others]}`, `--story=${stories}`], product.url),
      ...Object.entries(LAYOUTS).map(([engine, screens]) =>
        runEngines(`layout-${engine}`, [`--engine=${engine}`, '--story=layout', `--screen=${screens}`], product.url),
      ),
    ]);
    return { ...total(results), output: results.map(({ output }) => output).join('\n') };
  } finally {
    await product.stop();
  }
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
  const { ok, output } = await run(command, { env: { E2E_BASE_URL: url }, minutes: 20, quiet: true });
  return { ...readCounts(ok, () => engineCounts(`${results}/results.json`), `engines ${options.join(' ')}`), output };
}
