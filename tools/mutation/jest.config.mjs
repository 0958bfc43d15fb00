import createConfig from '../../jest.config.mjs';

/**
 * The project and the tests that `stryker.ts` names, as Stryker takes a project: alone, and without a name. What the tests of the
 * server stand on is there already, once for all changes.
 */
export default async () => {
  const { MUTATION_PROJECT, MUTATION_TESTS = '[]', MUTATION_ENVIRONMENT } = process.env;
  const { projects, testTimeout } = await createConfig();
  const {
    displayName: _,
    testRegex: __,
    ...project
  } = projects.find((one) => one?.displayName === MUTATION_PROJECT) ?? {};
  return {
    ...project,
    testTimeout,
    ...(MUTATION_ENVIRONMENT && { testEnvironment: MUTATION_ENVIRONMENT, globalSetup: null, globalTeardown: null }),
    rootDir: process.cwd(),
    testMatch: JSON.parse(MUTATION_TESTS).map((/** @type {string} */ glob) => `<rootDir>/${glob}`),
  };
};
