import { projectOf } from './project.mjs';

/** The tests of rules that need no page of a browser. */
export default () =>
  projectOf('data', { testMatch: ['<rootDir>/lib/!(browser)/**/*.test.ts', '<rootDir>/{lib/,}*.test.ts'] });
