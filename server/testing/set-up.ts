import { bundleProcesses } from './bundle-processes';
import { startPostgres } from './start-postgres';

/** Runs once before all suites. */
export default async function setUp(): Promise<void> {
  await Promise.all([startPostgres(), bundleProcesses()]);
}
