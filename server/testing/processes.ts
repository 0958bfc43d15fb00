import path from 'node:path';

/** Scripts that tests start as processes of their own. */
export const PROCESSES = {
  'crash-server': 'server/testing/crash-server.ts',
  'dying-process': 'server/activities/concurrency/dying-process.ts',
  'sharing-process': 'server/market/sharing/testing/sharing-process.ts',
};

/** Within the project, since the bundles load packages. */
export const BUNDLES = path.resolve('node_modules/.cache/test-processes');

/** The bundle of a script, which Node runs as it is: to translate every module anew costs each process a second. */
export function bundleOf(name: keyof typeof PROCESSES): string {
  return path.join(BUNDLES, `${name}.js`);
}
