import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { includes, readSelection } from './selection.mjs';
import { TEST_FILES, testFilesOf } from './test-files.mjs';

/** The file with a run's plan, for Jest's configuration and the merged suites. */
export const PLAN_FILE = 'test-results/jest-plan.json';

/** Files that change the module registry or set their own environment cannot share a registry with others. */
const NEEDS_OWN_REGISTRY = /\bjest\.(?:mock|doMock|resetModules)\b|@jest-environment/;

/**
 * Which files of a project run merged into one suite, and which run alone.
 * @typedef {{ merged: string[], alone: string[] }} ProjectPlan
 */

/** Tests that kill processes, race, flood a database or restore one. Each costs as much as a hundred others. */
const EXPENSIVE = new RegExp(
  `^server/(?:${[
    'canary',
    'operations/(?:cli/started|database/backup|keys/rotate-(?:lookup-)?key(?:-servers)?|run-on-standby)',
    'platform/database/(?:client-certificate|durability|encrypted|faults|migrate|new-database|pooler|private-folder|standby)',
    'front/releases/releases',
    'testing/(?:find-postgres|template)',
    'domain/activities/(?:testing/concurrency/[^/]+|kinds/tiers/ranking-on-standby)',
    'domain/ad-conversions/(?:crash|journey)',
    'domain/market/sharing/[^/]+',
    'domain/page-loads/edge-log',
    'domain/sms/(?:limit-guesses|origins|storm)',
  ].join('|')})\\.test\\.ts$`,
);
/** A change of this code makes all of them run. */
const DECIDES_ONCE = /^server\/(?:platform|domain\/activities\/engine)\//;

/** Stores a run's plan: every cheap file, and the expensive ones that the selection includes. */
export function writeJestPlan() {
  const selection = readSelection();
  const expensive = testFilesOf('server').filter((file) => EXPENSIVE.test(file));
  const isIncluded = (/** @type {string} */ file) =>
    !EXPENSIVE.test(file) ||
    includes(
      selection,
      expensive.indexOf(file),
      (changed) => dirname(changed) === dirname(file) || DECIDES_ONCE.test(changed),
    );
  const names = /** @type {import('./test-files.mjs').ProjectName[]} */ (Object.keys(TEST_FILES));
  const plan = Object.fromEntries(names.map((name) => [name, planOf(testFilesOf(name).filter(isIncluded))]));
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
