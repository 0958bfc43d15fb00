import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** The build of the site in a folder, by whose id the edge caches pages. */
export function buildOf(folder = '.') {
  return readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim();
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
