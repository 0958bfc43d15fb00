import nextJest from 'next/jest.js';
import { inProject, TEST_FILES } from './scripts/test/test-files.mjs';

const createConfig = nextJest({ dir: './' });

const shared = {
  // What tools of their own are installed in is no part of the project, nor are the copies of it that run.
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:unused|lighthouse|edge|mutation)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // A global is slow to reach from inside Jest's sandbox; Drizzle asks for `Object` at every piece of a statement, the
  // simulated market for `Math` at every point of a price.
  sandboxInjectedGlobals: ['Object', 'Math'],
};

/**
 * @param {import('./scripts/test/test-files.mjs').ProjectName} displayName
 * @param {import('jest').Config} config
 */
async function project(displayName, config) {
  return createConfig({ ...shared, ...config, displayName, testRegex: [inProject(TEST_FILES[displayName])] })();
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
  testSequencer: '<rootDir>/scripts/test/random-order.mjs',
  projects: [
    await project('browser', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      clearMocks: true,
      restoreMocks: true,
      // Tests run socket servers, which the package does not offer to browsers.
      moduleNameMapper: { ...shared.moduleNameMapper, '^ws$': '<rootDir>/node_modules/ws/index.js' },
    }),
    await project('data', { testEnvironment: 'node' }),
    // PGlite and OpenTelemetry load Node's modules by `import()`.
    transforming(
      '@electric-sql/|@opentelemetry/otlp-exporter-base/',
      await project('server', {
        testEnvironment: '<rootDir>/server/testing/embedded-environment.ts',
        globalSetup: '<rootDir>/server/testing/set-up.ts',
        globalTeardown: '<rootDir>/server/testing/stop-postgres.ts',
        setupFilesAfterEnv: ['<rootDir>/server/testing/close-database.ts'],
      }),
    ),
  ],
});
