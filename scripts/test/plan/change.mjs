import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
