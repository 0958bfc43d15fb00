import nextJest from 'next/jest.js';
import { limit } from './scripts/lib/limit.mjs';
import { inProject, TEST_FILES } from './scripts/test/test-files.mjs';

const createConfig = nextJest({ dir: './' });

const shared = {
  // Separately installed tools and running copies of the project are not part of it.
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:unused|lettering|lighthouse|edge|mutation)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Access to globals is slow in Jest's sandbox. Drizzle uses `Object` for every part of a statement, the simulated
  // market `Math` for every price.
  sandboxInjectedGlobals: ['Object', 'Math'],
};

const RESTORE_SPIES = '<rootDir>/scripts/test/restore-spies.ts';

/** Packages that Jest must transform, as it does the project's code: they have only `import`, or load Node's modules by `import()`. */
const ES_PACKAGES = '@noble/hashes/|@opentelemetry/otlp-exporter-base/';

/**
 * @param {import('./scripts/test/test-files.mjs').ProjectName} displayName
 * @param {import('jest').Config} options
 */
async function project(displayName, options) {
  const testRegex = [inProject(TEST_FILES[displayName])];
  const config = await createConfig({ ...shared, ...options, displayName, testRegex })();
  const [transformer] = Object.values(config.transform ?? {});
  return {
    ...config,
    transform: { ...config.transform, '^.+\\.cjs$': transformer },
    transformIgnorePatterns: [`/node_modules/(?!${ES_PACKAGES})`],
  };
}

export default async () => ({
  // Tests wait for conditions, so a late one on a busy machine must not fail.
  testTimeout: limit(240),
  testSequencer: '<rootDir>/scripts/test/random-order.mjs',
  projects: await Promise.all([
    project('browser', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      clearMocks: true,
      restoreMocks: true,
      // Tests run socket servers, which the package's browser build does not contain.
      moduleNameMapper: { ...shared.moduleNameMapper, '^ws$': '<rootDir>/node_modules/ws/index.js' },
    }),
    project('data', { testEnvironment: 'node', setupFilesAfterEnv: [RESTORE_SPIES] }),
    project('server', {
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/set-up.ts',
      globalTeardown: '<rootDir>/server/testing/stop-postgres.ts',
      setupFilesAfterEnv: [RESTORE_SPIES, '<rootDir>/server/testing/close-database.ts'],
    }),
  ]),
});
