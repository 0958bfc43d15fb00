import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_AN_INPUT = /\.test\.tsx?$/;

/**
 * The fingerprint of files, Node's major version and a further text, as 32 hexadecimal digits.
 *
 * @param {readonly string[]} paths files and folders; tests in them do not count
 * @param {string} besides
 */
export function fingerprint(paths, besides = '') {
  const hash = createHash('sha256').update(process.versions.node.replace(/\..*/, ''));
  for (const file of [...paths].sort().flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.update(besides).digest('hex').slice(0, 32);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !NOT_AN_INPUT.test(file));
}
