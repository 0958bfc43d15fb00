import path from 'node:path';

/** Scripts that tests start as processes of their own. */
export const PROCESSES = {
  'crash-server': 'server/testing/crash-server.ts',
  'dying-process': 'server/domain/activities/testing/concurrency/dying-process.ts',
  'interleaved-server': 'server/testing/interleavings/server.ts',
  interleavings: 'server/testing/interleavings/main.ts',
  operations: 'server/operations-main.ts',
  server: 'server/main.ts',
  'sharing-process': 'server/domain/market/sharing/testing/sharing-process.ts',
};

/** Within the project, since the bundles load packages. */
export const BUNDLES = path.resolve('node_modules/.cache/test-processes');

/**
 * What Node is called with to run the bundle of a script: to translate every module anew costs each process a second, and so
 * does code of the database that is made faster than a short life needs.
 */
export function bundleArgs(name: keyof typeof PROCESSES, folder = BUNDLES): string[] {
  return ['--liftoff-only', path.join(folder, `${name}.js`)];
}
