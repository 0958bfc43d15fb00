import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The number of slices in a row in which every expensive test runs once. */
export const PERIOD = 8;

/** The variable with the file of this run's selection. Without it everything is selected. */
const VARIABLE = 'TEST_SELECTION';

/**
 * Which expensive tests a run includes: those of one slice (none without a slice), and those that the changed files touch.
 * @typedef {{ slice?: number | undefined, changed: readonly string[] }} Selection
 */

/**
 * Stores the selection for the processes that run tests.
 *
 * @param {Selection} selection
 * @returns {Record<string, string>} the environment of these processes
 */
export function storeSelection(selection) {
  const file = join(mkdtempSync(join(tmpdir(), 'selection-')), 'selection.json');
  writeFileSync(file, JSON.stringify(selection, null, 2));
  return { [VARIABLE]: file };
}

/** The selection of this run; undefined if everything is selected. @returns {Selection | undefined} */
export function readSelection() {
  const file = process.env[VARIABLE];
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Whether the selection includes an item of a list.
 *
 * @param {Selection | undefined} selection
 * @param {number} turn the item's index in the list
 * @param {(file: string) => boolean} [isTouchedBy] whether a changed file touches the item
 * @param {number} [period] the number of slices in a row in which each item comes once
 */
export function includes(selection, turn, isTouchedBy = () => false, period = PERIOD) {
  if (selection === undefined) return true;
  const { slice, changed } = selection;
  return (slice !== undefined && turn % period === slice % period) || changed.some(isTouchedBy);
}

/**
 * Whether the selection includes a page of a host in one of the layouts. In PERIOD slices in a row each host shows each page
 * once, in changing layouts. In PERIOD times as many slices as there are layouts, it shows each page in each layout.
 *
 * @param {Selection | undefined} selection
 * @param {{ host: number, page: number, layout: number, layouts: number }} places the index of each, and the number of layouts
 */
export function includesPair(selection, { host, page, layout, layouts }) {
  if (selection === undefined) return true;
  if (selection.slice === undefined) return false;
  const turn = host + page;
  const round = Math.floor(selection.slice / PERIOD) + Math.floor(turn / PERIOD);
  return includes(selection, turn) && (round + host) % layouts === layout;
}

/**
 * Whether the selection includes one of several layouts of the same tests. A slice includes one layout. An item that comes once
 * per period has each layout after as many periods as there are layouts.
 *
 * @param {Selection | undefined} selection
 * @param {number} layout its index
 * @param {number} layouts the number of layouts
 */
export function includesLayout(selection, layout, layouts) {
  if (selection?.slice === undefined) return true;
  return (selection.slice + Math.floor(selection.slice / PERIOD)) % layouts === layout;
}

/**
 * The slice of the current commit: the number of commits up to it, or the day since 1970 in a shallow clone.
 *
 * @returns {number}
 */
export function currentSlice() {
  if (existsSync('.git/shallow')) return Math.floor(Date.now() / 86_400_000);
  return Number(git('rev-list', '--count', 'HEAD')[0] ?? 0);
}

/**
 * The files of the current change: uncommitted ones, and those of the commits since the branch left the remote's main branch; if
 * there are none, those of the last commit.
 *
 * @returns {string[]} paths in the project's folder
 */
export function changedFiles() {
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
