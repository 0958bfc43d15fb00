import path from 'node:path';
import { build } from 'esbuild';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { FOLDER } from './stryker';

/**
 * Does work beside a PostgreSQL for the tests of the server.
 *
 * @param work is told the environment in which they run, as one file that Stryker can load
 */
export async function withDatabase<Result>(work: (environment: string) => Promise<Result>): Promise<Result> {
  const environment = path.resolve(FOLDER, 'environment.js');
  await build({
    entryPoints: ['server/testing/embedded-environment.ts'],
    outfile: environment,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
  });
  await startPostgres();
  try {
    return await work(environment);
  } finally {
    await stopPostgres();
  }
}
