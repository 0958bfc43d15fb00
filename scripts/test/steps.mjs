import { rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { emptyDatabase } from './database.mjs';
import { drillTests } from './drill.mjs';
import { engineTests } from './engines.mjs';
import { unitTests } from './jest.mjs';
import { startProduct } from './product.mjs';
import { playwrightCounts, readCounts, single, total } from './results.mjs';
import { sharedSettings } from './settings.mjs';
import { selectedSpecs } from './specs.mjs';

const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

/** @typedef {{ name: string, run: () => Promise<import('./results.mjs').StepResult>, isNeededByRest?: boolean }} Step */

/** @type {Step} */
const format = { name: 'Format and lint', run: () => command('biome', 'ci', '--colors=off') };
/** @type {Step} */
const unused = { name: 'Unused code', run: () => command(process.execPath, 'tools/unused/main.mjs') };

/** @type {Step} */
const build = {
  name: 'Production build',
  run: () => command(process.execPath, 'scripts/build.mjs'),
  isNeededByRest: true,
};
/** @type {Step} */
const builtPages = {
  name: 'Pages in the front server cache',
  run: () => command(process.execPath, '--import', 'tsx', 'scripts/test/built-pages.ts'),
};
/** @type {Step} */
const features = {
  name: 'Features that old browsers lack',
  run: () => command(process.execPath, '--import', 'tsx', 'tools/engines/gate/main.ts'),
};
/** The types that Next derives from routes and style sheets. A build writes them too. @type {Step} */
const derivedTypes = {
  name: 'Types of routes and styles',
  run: () => command('next', 'typegen'),
  isNeededByRest: true,
};
/** @type {Step} */
const types = { name: 'Types', run: checkTypes };

/**
 * The steps of a run in parallel lanes, each with one step after another.
 *
 * @param {import('./jest.mjs').Options} options
 * @returns {Step[][]}
 */
export function lanesOf(options) {
  /** @type {Step} */
  const unit = { name: 'Unit, component and contract tests', run: () => unitTests(options) };
  /** @type {Step} */
  const endToEnd = { name: 'End-to-end tests', run: () => endToEndTests(options) };
  /** @type {Step} */
  const engines = { name: 'Old and other browsers', run: engineTests };
  if (options.quick) return [[format, derivedTypes, types, unused], [{ ...unit, name: 'Tests of data and tooling' }]];
  if (options.changed && selectedSpecs().length === 0) return [[format, derivedTypes, types], [unit]];
  if (options.changed)
    return [
      [build, types, endToEnd],
      [format, unit],
    ];
  return [
    [build, types, builtPages, features, endToEnd, engines],
    [format, unused, unit],
  ];
}

/**
 * The steps after all lanes, which measure seconds and so must run alone. Of several shards the first one runs them.
 *
 * @param {import('./jest.mjs').Options} options
 * @returns {Step[]}
 */
export function lastStepsOf({ full, shard = '1/1' }) {
  return full && shard.startsWith('1/') ? [{ name: 'Failover drill', run: drillTests }] : [];
}

/**
 * Runs a command of a package, or Node, as one test.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
async function command(program, ...args) {
  const line = program === process.execPath ? [program, ...args] : ['npx', '--no-install', program, ...args];
  const { ok, output } = await run(line, { quiet: true });
  return { ...single(ok, [program, ...args].join(' ')), output };
}

async function checkTypes() {
  const [project, scripts] = [
    await command('tsc', '--noEmit'),
    await command('tsc', '--noEmit', '-p', 'tsconfig.scripts.json'),
  ];
  return { ...total([project, scripts]), output: `${project.output}${scripts.output}` };
}

/** @param {import('./jest.mjs').Options} options */
async function endToEndTests({ shard }) {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  process.env.E2E_DATABASE = await emptyDatabase();
  const product = await startProduct(sharedSettings());
  try {
    const options = ['--reporter=line,json', ...(shard ? [`--shard=${shard}`] : [])];
    const { ok, output } = await run(['npx', '--no-install', 'playwright', 'test', ...options], {
      quiet: true,
      minutes: 75,
      env: { E2E_BASE_URL: product.url, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
    });
    const counts = readCounts(ok, () => playwrightCounts(PLAYWRIGHT_REPORT), 'playwright');
    return { ...counts, output: `${output}\nThe product's own log:\n${product.output().slice(-4000)}` };
  } finally {
    await product.stop();
  }
}
