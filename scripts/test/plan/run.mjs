import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isSource } from '../../lib/imports.mjs';
import { machineFactor } from '../../lib/limit.mjs';
import { leftOut, total } from '../results.mjs';
import { filesIn } from '../test-files.mjs';
import { costsOf, readLedger } from './costs.mjs';
import { distances } from './nearness.mjs';
import { afterFixed, sum } from './pack.mjs';

/** Units of wall time that `npm test` may take after the installation. */
export const BUDGET = 480;

/** The part of the time left that is filled, because costs differ from run to run. */
const FILLED = 0.9;

/**
 * What the lanes of a run share.
 * @typedef {import('./pack.mjs').Run & {
 *   changed: readonly string[],
 *   distances: ReadonlyMap<string, number>,
 *   costOf: (id: string) => number,
 *   unitsLeft: () => number,
 * }} TestRun `changed` and `distances` are of the change, empty if the run is for everything; `unitsLeft` is what the budget has left now
 */

/**
 * @param {{ full?: boolean | undefined, changed?: boolean | undefined, quick?: boolean | undefined, shard?: string | undefined, slice?: string | undefined }} options of the
 *   command line
 * @returns {TestRun}
 */
export function planRun({ full, changed, quick, shard = '1/1', slice }) {
  const began = Date.now();
  const scope = full || quick ? 'all' : changed ? 'changed' : 'slice';
  const files = scope === 'all' ? [] : changedFiles();
  const [index = 1, count = 1] = shard.split('/').map(Number);
  return {
    scope,
    slice: Number(slice ?? currentSlice()),
    shard: { index: index - 1, count },
    changed: files,
    distances: distances(files, filesIn('.').filter(isSource)),
    costOf: costsOf(readLedger()),
    unitsLeft: () => BUDGET - (Date.now() - began) / 1000 / machineFactor(),
  };
}

/**
 * Runs the fixed tests of a lane, and then what fits into the time left if the others exceed their planned costs as much as those
 * did, as on a machine that also does something else.
 *
 * @template {import('./pack.mjs').Plan} Lane
 * @param {Lane} plan
 * @param {TestRun} testRun
 * @param {{ parallel?: number, runItems: (items: Lane['fixed']) => Promise<import('../results.mjs').StepResult> }} lane `parallel` is the
 *   units of tests that it finishes in a unit of wall time
 * @returns {Promise<import('../results.mjs').StepResult>}
 */
export async function runPlan(plan, { unitsLeft }, { parallel = 1, runItems }) {
  const before = unitsLeft();
  const first = await runItems(plan.fixed);
  const left = unitsLeft();
  const excess = Math.max(1, ((before - left) * parallel) / Math.max(1, sum(plan.fixed)));
  const next = afterFixed(plan, (left * FILLED * parallel) / excess);
  const second = await runItems(next);
  return { ...total([first, second]), output: [first.output, second.output].join('\n'), left: leftOut(plan, next) };
}

/**
 * The slice of the current commit: the number of commits up to it, or the day since 1970 in a shallow clone.
 *
 * @returns {number}
 */
function currentSlice() {
  if (existsSync('.git/shallow')) return Math.floor(Date.now() / 86_400_000);
  return Number(git('rev-list', '--count', 'HEAD')[0] ?? 0);
}

/**
 * The files of the current change: uncommitted ones, and those of the commits since the branch left the remote's main branch; if
 * there are none, those of the last commit.
 *
 * @returns {string[]} paths in the project's folder
 */
function changedFiles() {
  const [head] = git('rev-parse', 'HEAD');
  const [left = head] = git('merge-base', 'HEAD', 'origin/HEAD');
  const base = left === head ? 'HEAD~1' : left;
  const committed = git('diff', '--name-only', `${base}`, 'HEAD');
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set([...committed, ...uncommitted])].sort();
}

/**
 * The lines that git prints; empty if it fails, such as outside a repository.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
