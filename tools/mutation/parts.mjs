import { readdirSync } from 'node:fs';

/**
 * Code that Stryker mutates, and the tests that must notice.
 *
 * @typedef {object} Part
 * @property {'exact' | 'rules' | 'kinds'} group the name that `--only` takes
 * @property {string} name
 * @property {'data' | 'server'} project the project of `jest.config.mjs` that has the tests
 * @property {readonly string[]} code globs; `!` excludes
 * @property {readonly string[]} tests globs. Each mutant loads all of these files that import it, so list few.
 */

/** Percent of the mutants that tests must notice, by group. */
export const THRESHOLDS = { exact: 100, rules: 90, kinds: 90 };

const ACTIVITIES = 'server/domain/activities';
const FUNDS = 'server/domain/funds';
/** A mistake in these shows the wrong brand or costs money: variant, reward ladders, odds. */
const EXACT = ['lib/variant/**/*.ts', 'lib/reward/**/*.ts', 'lib/activities/{odds,credits}.ts'];
const EXCLUDED = ['!**/*.test.ts', '!**/testing/**', '!**/starter.ts', '!lib/contract/browser/**'];
/** The tests of tab states need a page. */
const LIB_TESTS = ['lib/!(browser)/**/!(tab-state).test.ts', '{lib/,}*.test.ts'];
/** Tests of a kind that are not in its folder. @type {Readonly<Record<string, readonly string[]>>} */
const MORE_TESTS = {
  coupon: [`${ACTIVITIES}/overview.test.ts`],
  cashback: [`${ACTIVITIES}/activities.test.ts`, 'server/operations/funds/reverse-funds.test.ts'],
  invite: ['server/operations/funds/reverse-funds.test.ts'],
  points: [`${ACTIVITIES}/engine/claims.test.ts`, 'server/operations/funds/recount-drawn.test.ts'],
  predict: ['server/operations/rounds/{change-releases,correct-settlement}.test.ts'],
  tiers: [`${ACTIVITIES}/activities.test.ts`],
  treasure: ['server/operations/funds/recount-drawn.test.ts'],
  wheel: ['server/operations/funds/recount-drawn.test.ts'],
};

/** @type {readonly Part[]} */
export const PARTS = [
  lib('exact', 'exact rules', EXACT),
  engine('credits', ['credits'], testsOf('engine/credits')),
  engine('draw', ['draw', 'stock'], testsOf('engine/draw', ...modulesOf('wheel', 'treasure', 'coupon', 'redpacket'))),
  engine('points', ['points'], testsOf('engine/points', ...modulesOf('points'))),
  engine('budget', ['budget'], ['server/operations/campaigns/budgets.test.ts']),
  engine('give', ['give'], testsOf('engine/give')),
  server('exact', 'funds', FUNDS, []),
  server('exact', 'idempotency', 'server/platform/idempotency', []),
  lib('rules', 'lib', [
    'lib/*.ts',
    'lib/!(browser|campaign|activities|contract)/**/*.ts',
    ...EXACT.map((glob) => `!${glob}`),
  ]),
  lib(
    'rules',
    'campaign',
    ['lib/campaign/**/*.ts', '!lib/campaign/{figures,revision}/**'],
    ['lib/campaign/**/*.test.ts', 'campaigns/{definitions,promises}.test.ts'],
  ),
  lib(
    'rules',
    'figures',
    ['lib/campaign/figures/*.ts'],
    ['lib/campaign/figures/*.test.ts', 'campaigns/figures.test.ts', 'campaigns/contradictions.test.ts'],
  ),
  lib(
    'rules',
    'revision',
    ['lib/campaign/revision/*.ts'],
    ['lib/campaign/revision/*.test.ts', 'campaigns/revisions.test.ts'],
  ),
  lib('rules', 'contract', ['lib/contract/**/*.ts'], ['lib/contract/**/*.test.ts', 'scripts/contract/*.test.ts']),
  lib(
    'kinds',
    'rules of kinds',
    ['lib/activities/**/*.ts', ...EXACT.map((glob) => `!${glob}`)],
    ['lib/activities/**/*.test.ts'],
  ),
  ...readdirSync(`${ACTIVITIES}/kinds`).map((kind) =>
    server('kinds', kind, `${ACTIVITIES}/kinds/${kind}`, MORE_TESTS[kind] ?? []),
  ),
];

/**
 * @param {Part['group']} group
 * @param {string} name
 * @param {readonly string[]} code
 * @returns {Part}
 */
function lib(group, name, code, tests = LIB_TESTS) {
  return { group, name, project: 'data', code: [...code, ...EXCLUDED], tests };
}

/**
 * @param {Part['group']} group
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} moreTests
 * @returns {Part}
 */
function server(group, name, folder, moreTests) {
  const tests = [`${folder}/*.test.ts`, ...moreTests];
  return { group, name, project: 'server', code: [`${folder}/*.ts`, ...EXCLUDED], tests };
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {readonly string[]} tests
 * @returns {Part}
 */
function engine(name, files, tests) {
  const code = files.map((file) => `${ACTIVITIES}/engine/${file}.ts`);
  return { group: 'exact', name, project: 'server', code, tests };
}

/** @param {string[]} names */
function testsOf(...names) {
  return names.map((name) => `${ACTIVITIES}/${name}.test.ts`);
}

/** @param {string[]} kinds */
function modulesOf(...kinds) {
  return kinds.map((kind) => `kinds/${kind}/module`);
}
