import { existsSync, readFileSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Whether `node_modules` contains the packages and versions of package-lock.json. The folder of a release has packages but no
 * lock file, and counts as complete.
 *
 * @param {{ development: boolean }} which whether development packages count too
 */
export function dependenciesInstalled({ development }) {
  if (!existsSync('package-lock.json')) return existsSync('node_modules');
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !development)) return true;
    const present = installed[path];
    return present ? present.version === version : Boolean(optional || devOptional);
  });
}

/** Whether `node_modules` contains development packages, which an installation without them would delete. */
export function hasDevelopmentPackages() {
  if (!existsSync(INSTALLED)) return false;
  return Object.values(JSON.parse(readFileSync(INSTALLED, 'utf8')).packages).some(({ dev }) => dev === true);
}
