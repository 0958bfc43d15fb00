import { writeJestPlan } from './jest-plan.mjs';
import { failedFiles, jestCounts, readCounts, retried } from './results.mjs';
import { changedFiles } from './selection.mjs';

const REPORT = 'test-results/jest.json';
const RETRY_REPORT = 'test-results/jest-retry.json';
const MERGED = ['--config=scripts/test/merged/jest.config.mjs'];

/**
 * Runs Jest in one process, and once more, alone, what fails. Most files share a suite and PostgreSQL is the only database; in full each
 * file has its own, the order is random, and the embedded database is tried as well.
 *
 * @param {import('./stages.mjs').Options} options
 */
export async function unitTests({ quick, full, changed, shard }) {
  const env = full ? {} : { TEST_DATABASES: 'postgres' };
  const first = await jest(selection(), REPORT, env);
  const counts = readCounts(first.ok, () => jestCounts(REPORT), 'jest');
  const failed = counts.failed > 0 ? failedFiles(REPORT) : [];
  if (failed.length === 0) return { ...counts, output: first.output };
  const second = await jest(['--runTestsByPath', ...failed], RETRY_REPORT, env);
  return {
    ...retried(
      counts,
      readCounts(second.ok, () => jestCounts(RETRY_REPORT), 'jest'),
    ),
    output: first.output,
  };

  function selection() {
    if (full) return ['--randomize', ...(shard ? [`--shard=${shard}`] : [])];
    if (changed) return ['--findRelatedTests', '--passWithNoTests', ...changedFiles()];
    writeJestPlan();
    return [...MERGED, ...(quick ? ['--selectProjects', 'data'] : [])];
  }
}
