import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TEST_FILES, testFilesOf } from './test-files.mjs';

/** The file with a run's plan, for Jest's configuration and the merged suites. */
export const PLAN_FILE = 'test-results/jest-plan.json';

/** A line per file of a merged suite: its path and the seconds that it took. */
export const COSTS_FILE = 'test-results/jest-costs.txt';

/** Files that change the module registry or set their own environment cannot share a registry with others. */
const NEEDS_OWN_REGISTRY = /\bjest\.(?:mock|doMock|resetModules)\b|@jest-environment/;

/**
 * Which files of a project run merged into one suite, and which run alone.
 * @typedef {{ merged: string[], alone: string[] }} ProjectPlan
 */

/** Stores a run's plan. @param {readonly string[]} files the test files to run */
export function writeJestPlan(files) {
  const names = /** @type {import('./test-files.mjs').ProjectName[]} */ (Object.keys(TEST_FILES));
  const plan = Object.fromEntries(
    names.map((name) => [name, planOf(testFilesOf(name).filter((file) => files.includes(file)))]),
  );
  mkdirSync(dirname(PLAN_FILE), { recursive: true });
  writeFileSync(PLAN_FILE, JSON.stringify(plan, null, 2));
}

/**
 * @param {string[]} files
 * @returns {ProjectPlan}
 */
function planOf(files) {
  const needsOwn = (/** @type {string} */ file) => NEEDS_OWN_REGISTRY.test(readFileSync(file, 'utf8'));
  return { merged: files.filter((file) => !needsOwn(file)), alone: files.filter(needsOwn) };
}
