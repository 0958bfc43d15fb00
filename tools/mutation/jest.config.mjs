import createConfig from '../../jest.config.mjs';
import { PARTS } from './parts.mjs';

/**
 * The Jest project and the tests of one part. Stryker takes a single project, without a name. For server tests `run.ts` has started
 * PostgreSQL once for all mutants.
 */
export default async () => {
  const { MUTATION_PART } = process.env;
  const { project: wanted, tests = [] } = PARTS.find(({ name }) => name === MUTATION_PART) ?? {};
  const { projects, testTimeout } = await createConfig();
  const { displayName: _, testRegex: __, ...project } = projects.find((one) => one?.displayName === wanted) ?? {};
  return {
    ...project,
    testTimeout,
    ...(wanted === 'server' && { globalSetup: null, globalTeardown: null }),
    rootDir: process.cwd(),
    testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  };
};
