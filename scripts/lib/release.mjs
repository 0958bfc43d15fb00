import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RELEASE_FILE } from './build.mjs';

/** What a built product needs to run, besides its packages. Contains no sources. */
const PARTS = [
  '.office',
  '.server',
  'brands',
  'campaigns',
  'clauses',
  'devtools',
  'lib',
  'next.config.ts',
  'package.json',
  'public',
  'scripts',
  'server',
  'tsconfig.json',
];
/** Next's cache for its next build. */
const BUILD_CACHE = join('.next', 'cache');

/** The id of the release built in a folder, by which the edge caches pages. */
export function releaseIn(folder = '.') {
  return readFileSync(join(folder, RELEASE_FILE), 'utf8');
}

/**
 * Copies the built product into its own folder, which later builds do not change. `npm start` there builds nothing.
 *
 * @param {string} folder is created
 */
export function layOutRelease(folder) {
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => path !== BUILD_CACHE });
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
