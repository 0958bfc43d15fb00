import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether `node_modules` contains the packages and versions of package-lock.json. The folder of a release has packages but no
 * lock file, and counts as complete.
 *
 * @param {{ development: boolean }} which whether development packages count too
 */
export function dependenciesInstalled({ development }) {
  if (!existsSync('package-lock.json')) return existsSync('node_modules');
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !development)) return true;
    const present = installed[path];
    return present ? present.version === version : Boolean(optional || devOptional);
  });
}
