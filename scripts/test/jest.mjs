import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../lib/command.mjs';
import { writeJestPlan } from './jest-plan.mjs';
import { failedFiles, jestCounts, readCounts, retried } from './results.mjs';
import { readSelection } from './selection.mjs';

const REPORT = 'test-results/jest.json';
const RETRY_REPORT = 'test-results/jest-retry.json';
/** The options of `npm test`. @typedef {{ quick?: boolean, full?: boolean, changed?: boolean, shard?: string }} Options */

// `--forceExit`: a client's idle connections would keep the only process alive for seconds.
const MERGED = ['--config=scripts/test/merged/jest.config.mjs', '--forceExit'];

// Node spends more and more time on collecting garbage in a worker that has loaded many files.
const WORKERS = ['--maxWorkers=2', '--workerIdleMemoryLimit=1500MB'];

/**
 * Runs Jest in one process, and then runs failed files once more, alone. Most files share a suite, and PostgreSQL is the only
 * database. A full run gives each file its own suite, uses a random order, adds the embedded database, and puts
 * PgBouncer in front of PostgreSQL if it is installed.
 *
 * @param {Options} options
 */
export async function unitTests({ quick, full, changed, shard }) {
  /** @type {Record<string, string>} */
  const env = full ? {} : { TEST_DATABASES: 'postgres' };
  const first = await jest(selected(), REPORT, env);
  const counts = readCounts(first.ok, () => jestCounts(REPORT), 'jest');
  // Without a report, Jest did not finish, and its output says why.
  const failed = counts.failed > 0 && existsSync(REPORT) ? failedFiles(REPORT) : [];
  if (failed.length === 0) return { ...counts, output: first.output };
  // `--forceExit`: a failed test may leave a server open.
  const second = await jest(['--runInBand', '--forceExit', '--runTestsByPath', ...failed], RETRY_REPORT, env);
  return {
    ...retried(
      counts,
      readCounts(second.ok, () => jestCounts(RETRY_REPORT), 'jest'),
    ),
    output: first.output,
  };

  function selected() {
    if (full) return [...WORKERS, '--randomize', ...(shard ? [`--shard=${shard}`] : [])];
    if (changed) return [...WORKERS, '--passWithNoTests', '--findRelatedTests', ...(readSelection()?.changed ?? [])];
    writeJestPlan();
    return ['--runInBand', ...MERGED, ...(quick ? ['--selectProjects=data'] : [])];
  }
}

/**
 * @param {string[]} selection
 * @param {string} report
 * @param {Record<string, string>} env
 */
function jest(selection, report, env) {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  // The browsers' lane takes longest, so Jest yields to it.
  return run(['nice', '-n5', 'npx', '--no-install', 'jest', '--ci', '--json', `--outputFile=${report}`, ...selection], {
    quiet: true,
    minutes: 75,
    // The new space is larger than Node's default, because tests create many short-lived objects.
    env: { NODE_OPTIONS: '--max-semi-space-size=64', ...env },
  });
}
