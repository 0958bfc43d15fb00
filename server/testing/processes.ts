import path from 'node:path';

/** Scripts that tests start as separate processes. */
export const PROCESSES = {
  'crash-server': 'server/testing/crash-server.ts',
  'dying-process': 'server/domain/activities/testing/concurrency/dying-process.ts',
  'interleaved-server': 'server/testing/interleavings/server.ts',
  interleavings: 'server/testing/interleavings/main.ts',
  operations: 'server/operations-main.ts',
  server: 'server/main.ts',
  'sharing-process': 'server/domain/market/sharing/testing/sharing-process.ts',
};

/** Inside the project, because the bundles load its packages. */
export const BUNDLES = path.resolve('node_modules/.cache/test-processes');

/** Node's arguments to run a script's bundle. A bundle saves each process a second of transpiling. */
export function bundleArgs(name: keyof typeof PROCESSES, folder = BUNDLES): string[] {
  return [path.join(folder, `${name}.js`)];
}
