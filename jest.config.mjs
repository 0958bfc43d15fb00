import nextJest from 'next/jest.js';
import { inProject, TEST_FILES } from './scripts/test/test-files.mjs';

const createConfig = nextJest({ dir: './' });

const shared = {
  // Separately installed tools and running copies of the project are not part of it.
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:unused|lighthouse|edge|mutation)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Access to globals is slow in Jest's sandbox. Drizzle uses `Object` for every part of a statement, the simulated
  // market `Math` for every price.
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
 * Transforms packages like the project's own code, because Jest does not accept `import` in packages.
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
  // Tests wait for conditions, so a late one on a busy machine must not fail.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/test/random-order.mjs',
  projects: [
    await project('browser', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      clearMocks: true,
      restoreMocks: true,
      // Tests run socket servers, which the package's browser build does not contain.
      moduleNameMapper: { ...shared.moduleNameMapper, '^ws$': '<rootDir>/node_modules/ws/index.js' },
    }),
    transforming('pixelmatch/', await project('data', { testEnvironment: 'node' })),
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
