import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { makeDatabase } from './database.mjs';
import { noteCosts } from './plan/costs.mjs';
import { planLane } from './plan/pack.mjs';
import { runPlan } from './plan/run.mjs';
import { journeysOf, linesOf, listTests, nearSpecs, specItems } from './plan/specs.mjs';
import { startProduct } from './product.mjs';
import { playwrightCosts, playwrightCounts, readCounts, total } from './results.mjs';
import { sharedSettings } from './settings.mjs';
import { PLAYWRIGHT } from './test-product.mjs';

const REPORT = 'test-results/playwright.json';
/** The tests of a Playwright run, a line each. */
const LIST = 'test-results/playwright-tests.txt';

/** How many units of tests two Playwright workers finish in a unit of wall time, beside Jest. */
const PARALLEL = 1.7;

/**
 * Plans the end-to-end tests.
 *
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @param {number} room units of wall time for all of them
 */
export async function planSpecs(testRun, room) {
  const { slice, costOf, changed, distances } = testRun;
  const tests = await listTests();
  const items = specItems(tests, costOf);
  const near = nearSpecs(tests, costOf, changed, distances);
  const plan = planLane(testRun, { items, always: journeysOf(items, slice), near, room: room * PARALLEL });
  return { ...plan, tests };
}

/**
 * Runs the planned tests on one started product.
 *
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @param {Awaited<ReturnType<typeof planSpecs>>} plan
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function endToEndTests(testRun, plan) {
  process.env.E2E_DATABASE = await makeDatabase();
  const product = await startProduct(sharedSettings());
  try {
    /** @type {Set<string>} */
    const done = new Set();
    const result = await runPlan(plan, testRun, {
      parallel: PARALLEL,
      runItems: (items) => {
        const lines = linesOf(/** @type {import('./plan/specs.mjs').SpecItem[]} */ (items), done);
        for (const line of lines) done.add(line);
        return playwright(lines);
      },
    });
    return { ...result, output: `${result.output}\nThe product's own log:\n${product.output().slice(-4000)}` };

    /** @param {readonly string[]} lines */
    async function playwright(lines) {
      if (lines.length === 0) return { ...total([]), output: '' };
      rmSync(REPORT, { force: true });
      mkdirSync('test-results', { recursive: true });
      writeFileSync(LIST, lines.join('\n'));
      const options = ['--reporter=line,json', `--test-list=${LIST}`];
      const { ok, output } = await run([...PLAYWRIGHT, ...options], {
        quiet: true,
        minutes: 75,
        env: { E2E_BASE_URL: product.url, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
      });
      const counts = readCounts(ok, () => playwrightCounts(REPORT, lines.length), 'playwright');
      if (existsSync(REPORT)) noteCosts(playwrightCosts(REPORT, plan.tests));
      return { ...counts, output };
    }
  } finally {
    await product.stop();
  }
}
