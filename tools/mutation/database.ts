import path from 'node:path';
import { build } from 'esbuild';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { FOLDER } from './stryker';

/** Does work with a PostgreSQL for the tests of the server, and the environment in which they run as one file that Stryker can load. */
export async function withDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const environment = path.resolve(FOLDER, 'environment.js');
  await build({
    entryPoints: ['server/testing/embedded-environment.ts'],
    outfile: environment,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
  });
  process.env.MUTATION_ENVIRONMENT = environment;
  await startPostgres();
  try {
    return await work();
  } finally {
    await stopPostgres();
  }
}
