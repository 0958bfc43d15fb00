import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../lib/command.mjs';
import { COSTS_FILE, writeJestPlan } from './jest-plan.mjs';
import { noteCosts } from './plan/costs.mjs';
import { failedFiles, jestCosts, jestCounts, readCounts, retried, total } from './results.mjs';

const REPORT = 'test-results/jest.json';

/** Each file in a suite of its own, in two processes; Node spends more and more time on garbage after many files. */
const UNMERGED = ['--maxWorkers=2', '--workerIdleMemoryLimit=1500MB'];

// `--forceExit`: a client's idle connections would keep the only process alive for seconds.
const MERGED = ['--runInBand', '--config=scripts/test/merged/jest.config.mjs', '--forceExit'];

/** The options of `npm test`. @typedef {{ quick?: boolean, full?: boolean, unmerged?: boolean }} Options */

/**
 * Runs the planned files, most of them in one suite. A full run puts PgBouncer in front of PostgreSQL if it is installed, and uses a
 * random order.
 *
 * @param {Options} options
 * @param {readonly string[]} files
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function jestTests({ full, unmerged }, files) {
  if (files.length === 0) return total([]);
  writeJestPlan(files);
  const how = [...(unmerged ? UNMERGED : MERGED), ...(full ? ['--randomize'] : [])];
  return runOnceMore(await jest([...how, ...(unmerged ? paths(files) : [])]));

  /**
   * Runs failed files once more, alone.
   *
   * @param {Awaited<ReturnType<typeof jest>>} result
   */
  async function runOnceMore({ counts, failed, output }) {
    if (failed.length === 0) return { ...counts, output };
    // `--forceExit`: a failed test may leave a server open.
    const again = await jest(['--runInBand', '--forceExit', ...paths(failed)]);
    return { ...retried(counts, again.counts), output };
  }

  /** @param {string[]} selection */
  async function jest(selection) {
    rmSync(REPORT, { force: true });
    rmSync(COSTS_FILE, { force: true });
    mkdirSync(dirname(REPORT), { recursive: true });
    const { ok, output } = await run(
      ['npx', '--no-install', 'jest', '--ci', '--json', `--outputFile=${REPORT}`, ...selection],
      {
        quiet: true,
        minutes: 75,
        // The new space is larger than Node's default, because tests create many short-lived objects.
        env: { NODE_OPTIONS: '--max-semi-space-size=64', ...(full ? { TEST_POOLER: 'on' } : {}) },
      },
    );
    const counts = readCounts(ok, () => jestCounts(REPORT), 'jest');
    // Without a report, Jest did not finish, and its output says why.
    if (!existsSync(REPORT)) return { counts, failed: [], output };
    // A full run costs more, because of PgBouncer and the order; runs within the budget are planned by their own costs.
    if (!full) noteCosts(jestCosts(REPORT, existsSync(COSTS_FILE) ? readFileSync(COSTS_FILE, 'utf8') : ''));
    return { counts, failed: counts.failed > 0 ? failedFiles(REPORT) : [], output };
  }
}

/** @param {readonly string[]} files */
const paths = (files) => ['--runTestsByPath', ...files];
