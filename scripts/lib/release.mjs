import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RELEASE_FILE } from './build.mjs';

/** What a product that is built runs with, besides its packages; none of what it is built from. */
const PARTS = [
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
/** Next's own notes for its next build. */
const BUILD_CACHE = join('.next', 'cache');

/** The id of the release that is built in a folder, by which the edge caches pages. */
export function releaseIn(folder = '.') {
  return readFileSync(join(folder, RELEASE_FILE), 'utf8');
}

/**
 * Copies the product as it is built into a folder of its own, which no later build changes; `npm start` there builds nothing.
 *
 * @param {string} folder is made
 */
export function layOutRelease(folder) {
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => path !== BUILD_CACHE });
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
