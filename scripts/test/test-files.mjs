import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folders of `lib/` whose code needs a page in a browser; the rest of `lib/` runs anywhere. */
const IN_BROWSER = '(?:account|browser|channel|market)/';

/** The test files of each project of `jest.config.mjs`, as patterns of paths in the project's folder. */
export const TEST_FILES = {
  browser: `(?:(?:components|app|lib/(?=${IN_BROWSER}))/?.*\\.test\\.tsx?|office/.*\\.test\\.tsx)`,
  data: `(?:(?:brands|campaigns|clauses|office|scripts|tools)/.*|lib/(?!${IN_BROWSER}).*|[^/]*)\\.test\\.ts`,
  server: '(?:server|devtools)/.*\\.test\\.ts',
};

/** @typedef {keyof typeof TEST_FILES} ProjectName */

/** Folders to skip: packages, builds, and running copies of the project. */
const LEFT_OUT = /^(?:\.|node_modules$|test-results$)/;

/**
 * The test files of a project, sorted.
 *
 * @param {ProjectName} project
 */
export function testFilesOf(project) {
  const pattern = new RegExp(`^${TEST_FILES[project]}$`);
  return filesIn('.')
    .filter((file) => pattern.test(file))
    .sort();
}

/**
 * All files of a folder and its folders.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/**
 * Turns a pattern of paths in the project's folder into one of absolute paths, for Jest's `testRegex`.
 *
 * @param {string} pattern
 */
export function inProject(pattern) {
  return `^${escapePattern(resolve())}/${pattern}$`;
}

/** @param {string} text */
export const escapePattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
