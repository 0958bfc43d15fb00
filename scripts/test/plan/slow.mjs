import { median, merge, readLedger, readMeasured } from './costs.mjs';
import { SLOW } from './slow-tests.mjs';

/** Units of a test file, and of a single test, above which `slow-tests.mjs` must give a reason. */
const LIMITS = { files: 3, tests: 20 };

/** Costs without a limit: steps are no tests, and the drill's faults have goals of their own. */
const WITHOUT_LIMIT = /^(?:step|drill)\//;

/**
 * The test files and tests that are slower than `slow-tests.mjs` allows, each as a failure, by the medians of the ledger and of what
 * this folder has measured since.
 *
 * @returns {import('../results.mjs').Counts}
 */
export function slowTests() {
  const costs = merge(readLedger(), [readMeasured()]);
  const failures = [...faultsOf(costs, 'files', SLOW), ...faultsOf(costs, 'tests', SLOW)];
  return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, skipped: 0, failures };
}

/**
 * @param {import('./costs.mjs').Ledger} costs
 * @param {'files' | 'tests'} part
 * @param {readonly import('./slow-tests.mjs').SlowTests[]} allowed
 */
export function faultsOf(costs, part, allowed) {
  return Object.entries(costs[part])
    .filter(([name]) => !WITHOUT_LIMIT.test(name))
    .flatMap(([name, measured]) => {
      const units = median(measured);
      const entries = allowed.filter(({ path }) => name.startsWith(path));
      const [entry] = entries.sort((a, b) => b.path.length - a.path.length);
      const limit = entry?.[part] ?? LIMITS[part];
      if (units <= limit) return [];
      return [
        `${name} costs ${units} units, at most ${limit}: make it faster, or give a reason in scripts/test/plan/slow-tests.mjs`,
      ];
    });
}
