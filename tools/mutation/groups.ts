/** Code that is changed, and the tests that should mind: the Jest configuration of their name in this folder. */
export interface Part {
  tests: 'lib' | 'server';
  /** Globs; what begins with `!` is left out. */
  code: readonly string[];
}

export interface Group {
  /** Percent of the changes that tests must mind. */
  threshold: number;
  parts: readonly Part[];
}

const ENGINE = 'server/domain/activities/engine';
/** Where a mistake costs money or shows the wrong brand: variant, odds, ladders of rewards. */
const EXACT_RULES = ['lib/variant/**/*.ts', 'lib/reward/**/*.ts', 'lib/activities/{odds,credits}.ts'];
const KINDS = 'lib/activities/**/*.ts';
/** What tests are, what new campaigns begin with, and what is written by a generator. */
const NO_RULES = ['!**/*.test.ts', '!**/starter.ts', '!lib/contract/browser/**'];

export const GROUPS: Readonly<Record<string, Group>> = {
  exact: {
    threshold: 100,
    parts: [
      { tests: 'lib', code: [...EXACT_RULES, ...NO_RULES] },
      {
        tests: 'server',
        code: [
          `${ENGINE}/{draw,stock,credits,credits-left,points,budget}.ts`,
          'server/platform/idempotency/*.ts',
          ...NO_RULES,
        ],
      },
    ],
  },
  rules: {
    threshold: 90,
    parts: [
      { tests: 'lib', code: ['lib/**/*.ts', '!lib/browser/**', ...[...EXACT_RULES, KINDS].map(without), ...NO_RULES] },
    ],
  },
  kinds: {
    threshold: 90,
    parts: [
      { tests: 'lib', code: [KINDS, ...EXACT_RULES.map(without), ...NO_RULES] },
      { tests: 'server', code: ['server/domain/activities/kinds/**/*.ts', ...NO_RULES] },
    ],
  },
};

function without(glob: string): string {
  return `!${glob}`;
}
