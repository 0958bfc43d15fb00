import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared = {
  // What tools of their own are installed in is no part of the project, nor are the copies of it that run.
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:unused|lighthouse|edge|mutation)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // A global is slow to reach from inside Jest's sandbox; Drizzle asks for `Object` at every piece of a statement, the
  // simulated market for `Math` at every point of a price.
  sandboxInjectedGlobals: ['Object', 'Math'],
};

/** The folders of `lib/` whose code needs a page of the visitor's browser, where the rest runs anywhere. */
const IN_BROWSER = '(account|browser|channel|market)';

/** @param {import('jest').Config} config */
async function project(config) {
  return createConfig({ ...shared, ...config })();
}

/**
 * Has packages transformed as the project's own code is, for Jest takes no others' `import`.
 *
 * @param {string} packages
 * @param {Awaited<ReturnType<typeof project>>} config
 */
function transforming(packages, config) {
  const [transformer] = Object.values(config.transform ?? {});
  return {
    ...config,
    transform: { ...config.transform, '^.+\\.cjs$': transformer },
    transformIgnorePatterns: [`/node_modules/(?!${packages})`],
  };
}

export default async () => ({
  // Tests wait for conditions: one that comes late on a busy machine is no failure.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/test/longest-first.mjs',
  projects: [
    await project({
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{components,app}/**/*.test.{ts,tsx}', `<rootDir>/lib/@${IN_BROWSER}/**/*.test.{ts,tsx}`],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    transforming(
      'pixelmatch/',
      await project({
        displayName: 'data',
        testEnvironment: 'node',
        testMatch: [
          '<rootDir>/{brands,campaigns,clauses,scripts,tools}/**/*.test.ts',
          `<rootDir>/lib/!${IN_BROWSER}/**/*.test.ts`,
          '<rootDir>/{lib/,}*.test.ts',
        ],
      }),
    ),
    // PGlite and OpenTelemetry load Node's modules by `import()`.
    transforming(
      '@electric-sql/|@opentelemetry/otlp-exporter-base/',
      await project({
        displayName: 'server',
        testEnvironment: '<rootDir>/server/testing/embedded-environment.ts',
        globalSetup: '<rootDir>/server/testing/set-up.ts',
        globalTeardown: '<rootDir>/server/testing/stop-postgres.ts',
        testMatch: ['<rootDir>/{server,devtools}/**/*.test.ts'],
      }),
    ),
  ],
});
