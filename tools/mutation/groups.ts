import { ACTIVITY_KINDS, type ActivityKind } from '@/lib/activities/schema';

/** Code that is changed, and the tests that should mind. */
export interface Part {
  /** Of which project of `jest.config.mjs` the tests are. */
  project: 'data' | 'server';
  /** Globs. Every change loads all of these files, so there are as few as have something to say. */
  tests: readonly string[];
  /** Globs of tests that load much for the little they have to say of this: they try what the others did not mind. */
  further?: readonly string[];
  /** Globs; what begins with `!` is left out. */
  code: readonly string[];
}

export interface Group {
  /** Percent of the changes that tests must mind. */
  threshold: number;
  parts: readonly Part[];
}

const ACTIVITIES = 'server/domain/activities';
const FUNDS = 'server/domain/funds';
/** Where a mistake shows the wrong brand or costs money: variant, ladders of rewards, odds. */
const EXACT_RULES = ['lib/variant/**/*.ts', 'lib/reward/**/*.ts', 'lib/activities/{odds,credits}.ts'];
const RULES_OF_KINDS = 'lib/activities/**/*.ts';
/** What tests are, what new campaigns begin with, and what is written by a generator. */
const NO_RULES = ['!**/*.test.ts', '!**/testing/**', '!**/starter.ts', '!lib/contract/browser/**'];
/** The states of tabs need a page. */
const TESTS_OF_RULES = ['lib/!(browser)/**/!(tab-state).test.ts', '{lib/,}*.test.ts'];
/** Rules that some tests hold elsewhere, beside what they are held against. */
const HELD_ELSEWHERE: readonly (Pick<Part, 'tests' | 'further'> & { code: string })[] = [
  {
    code: 'lib/campaign/figures/*.ts',
    tests: ['lib/campaign/figures/*.test.ts'],
    further: ['campaigns/figures.test.ts', 'campaigns/contradictions.test.ts'],
  },
  { code: 'lib/campaign/revision/*.ts', tests: ['campaigns/revisions.test.ts', 'lib/campaign/revision/*.test.ts'] },
  { code: 'lib/contract/**/*.ts', tests: ['scripts/contract/*.test.ts', 'lib/contract/**/*.test.ts'] },
];
/** Tests of a kind that do not stand beside it. */
const ALSO_HELD_BY: Partial<Readonly<Record<ActivityKind, readonly string[]>>> = {
  coupon: [`${ACTIVITIES}/overview.test.ts`],
  cashback: [`${ACTIVITIES}/activities.test.ts`, 'server/operations/reverse-funds.test.ts'],
  invite: ['server/operations/reverse-funds.test.ts'],
  points: [`${ACTIVITIES}/engine/claims.test.ts`, 'server/operations/recount-drawn.test.ts'],
  predict: ['server/operations/{change-releases,correct-settlement}.test.ts'],
  tiers: [`${ACTIVITIES}/activities.test.ts`],
  treasure: ['server/operations/recount-drawn.test.ts'],
  wheel: ['server/operations/recount-drawn.test.ts'],
};
const ELSEWHERE = [...EXACT_RULES, RULES_OF_KINDS, ...HELD_ELSEWHERE.map(({ code }) => code)];

export const GROUPS: Readonly<Record<string, Group>> = {
  exact: {
    threshold: 100,
    parts: [
      ofRules(EXACT_RULES),
      ofEngine(['credits', 'credits-left'], ['engine/credits']),
      ofEngine(['draw', 'stock'], ['engine/draw', ...modulesOf('wheel', 'treasure', 'coupon', 'redpacket')]),
      ofEngine(['points'], ['engine/points', ...modulesOf('points')]),
      { ...ofEngine(['budget'], []), tests: ['server/operations/budgets.test.ts'] },
      ofEngine(['give'], ['engine/give']),
      { project: 'server', tests: [`${FUNDS}/*.test.ts`], code: [`${FUNDS}/*.ts`, ...NO_RULES] },
      {
        project: 'server',
        tests: ['server/platform/idempotency/*.test.ts'],
        code: ['server/platform/idempotency/*.ts', ...NO_RULES],
      },
    ],
  },
  rules: {
    threshold: 90,
    parts: [
      ofLibrary('lib'),
      ofLibrary('lib/!(browser|campaign|activities|variant|reward|contract)/**'),
      ofLibrary('lib/campaign/**', 'campaigns/{definitions,promises}.test.ts'),
      ...HELD_ELSEWHERE.map(({ code, ...held }): Part => ({ project: 'data', ...held, code: [code, ...NO_RULES] })),
    ],
  },
  kinds: {
    threshold: 90,
    parts: [
      {
        project: 'data',
        tests: ['lib/activities/**/*.test.ts'],
        code: [RULES_OF_KINDS, ...EXACT_RULES.map(without), ...NO_RULES],
      },
      ...ACTIVITY_KINDS.map(
        (kind): Part => ({
          project: 'server',
          tests: [`${ACTIVITIES}/kinds/${kind}/*.test.ts`],
          further: ALSO_HELD_BY[kind] ?? [],
          code: [`${ACTIVITIES}/kinds/${kind}/*.ts`, ...NO_RULES],
        }),
      ),
    ],
  },
};

function ofRules(code: readonly string[]): Part {
  return { project: 'data', tests: TESTS_OF_RULES, code: [...code, ...NO_RULES] };
}

/** Rules that are tried by the tests beside them first. */
function ofLibrary(folder: string, ...elsewhere: string[]): Part {
  return {
    ...ofRules([`${folder}/*.ts`, ...ELSEWHERE.map(without)]),
    tests: [`${folder}/!(tab-state).test.ts`],
    further: [...TESTS_OF_RULES, ...elsewhere],
  };
}

function ofEngine(files: readonly string[], tests: readonly string[]): Part {
  return {
    project: 'server',
    tests: tests.map((name) => `${ACTIVITIES}/${name}.test.ts`),
    code: files.map((name) => `${ACTIVITIES}/engine/${name}.ts`),
  };
}

function modulesOf(...kinds: readonly string[]): string[] {
  return kinds.map((kind) => `kinds/${kind}/module`);
}

function without(glob: string): string {
  return `!${glob}`;
}
