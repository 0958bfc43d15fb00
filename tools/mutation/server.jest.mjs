import { projectOf } from './project.mjs';

/** The tests of activities and of what they stand on, beside a PostgreSQL that stands already; races have tests of their own. */
export default () =>
  projectOf('server', {
    testEnvironment: process.env.MUTATION_ENVIRONMENT ?? '',
    globalSetup: null,
    globalTeardown: null,
    testMatch: ['<rootDir>/server/{domain/activities,platform/idempotency}/**/*.test.ts'],
    testPathIgnorePatterns: ['/concurrency/'],
  });
