import { mkdirSync, rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { emptyDatabase } from './database.mjs';
import { checkFeatures, engineTests } from './engines.mjs';
import { checkPageWeights } from './page-weight.mjs';
import { startProduct } from './product.mjs';
import { jestCounts, playwrightCounts, single } from './results.mjs';
import { endToEndSettings } from './settings.mjs';

const REPORTS = 'test-results';
const JEST_REPORT = `${REPORTS}/jest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const checks = [
  { name: 'Format and lint', run: () => commands(['biome', 'ci', '--colors=off']) },
  // The first makes the types that Next derives from routes and style sheets.
  {
    name: 'Types',
    run: () => commands(['next', 'typegen'], ['tsc', '--noEmit'], ['tsc', '--noEmit', '-p', 'tsconfig.scripts.json']),
  },
  { name: 'Unused code', run: unusedCode },
];

/** The stages of `npm run check`; each `run` answers what its stage came to. */
export const quickStages = [
  ...checks,
  { name: 'Tests of data and tooling', run: () => unitTests('--selectProjects', 'data') },
];

/** The stages of `npm test`. */
export const stages = [
  ...checks,
  { name: 'Unit, component and contract tests', run: () => unitTests() },
  { name: 'Production build', run: productionBuild },
  { name: 'Weight of the pages', run: pageWeights },
  { name: 'Features that old browsers lack', run: checkFeatures },
  { name: 'End-to-end tests', run: endToEndTests },
  { name: 'Old and other browsers', run: engineTests },
];

/**
 * Runs commands until one fails; together they count as one test.
 *
 * @param {string[][]} list
 */
async function commands(...list) {
  for (const command of list) {
    const { ok } = await run(['npx', '--no-install', ...command]);
    if (!ok) return single(false, command.join(' '));
  }
  return single(true);
}

async function unusedCode() {
  const { ok } = await run([process.execPath, 'tools/unused/main.mjs']);
  return single(ok, 'unused code');
}

async function productionBuild() {
  const { ok } = await run([process.execPath, 'scripts/build.mjs']);
  return single(ok, 'production build');
}

async function pageWeights() {
  const exceeded = checkPageWeights();
  for (const sentence of exceeded) console.log(sentence);
  return single(exceeded.length === 0, 'weight of the pages');
}

/** @param {string[]} selection */
async function unitTests(...selection) {
  clear(JEST_REPORT);
  const { ok } = await run(
    ['npx', '--no-install', 'jest', '--ci', '--maxWorkers=3', '--json', `--outputFile=${JEST_REPORT}`, ...selection],
    // Each file loads what it needs anew: with more room for it less is tidied up.
    { minutes: 30, env: { NODE_OPTIONS: '--max-semi-space-size=64' } },
  );
  return counted(ok, () => jestCounts(JEST_REPORT), 'jest');
}

async function endToEndTests() {
  clear(PLAYWRIGHT_REPORT);
  process.env.E2E_DATABASE = await emptyDatabase();
  const product = await startProduct(endToEndSettings);
  try {
    const { ok } = await run(['npx', '--no-install', 'playwright', 'test', '--reporter=dot,json'], {
      minutes: 45,
      env: { E2E_BASE_URL: product.url, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
    });
    if (!ok) console.log(`\nThe product's own log:\n${product.output().slice(-4000)}`);
    return counted(ok, () => playwrightCounts(PLAYWRIGHT_REPORT), 'playwright');
  } finally {
    await product.stop();
  }
}

/**
 * Leaves no report of an earlier run behind.
 *
 * @param {string} report
 */
function clear(report) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
}

/**
 * A run that failed without a failed test, or left no report, is a failure of its own.
 *
 * @param {boolean} ok
 * @param {() => import('./results.mjs').Counts} read
 * @param {string} name
 */
function counted(ok, read, name) {
  try {
    const counts = read();
    const complete = counts.passed > 0 && (ok || counts.failed > 0);
    return complete
      ? counts
      : { ...counts, failed: counts.failed + 1, failures: [...counts.failures, `${name} did not finish`] };
  } catch {
    return single(false, `${name} left no report`);
  }
}
