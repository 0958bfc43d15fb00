import { bundleProcesses } from './bundle-processes';
import { startPostgres } from './start-postgres';

/** Before all suites. */
export default async function setUp(): Promise<void> {
  await Promise.all([startPostgres(), bundleProcesses()]);
}
