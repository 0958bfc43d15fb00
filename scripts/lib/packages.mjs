import { existsSync, readFileSync } from 'node:fs';
import { CliError, step } from './cli.mjs';
import { runLogged } from './logged-program.mjs';

/**
 * Installs the packages of package-lock.json unless they are installed.
 *
 * @param {{ development?: boolean }} which without development packages, which running does not need, it takes half as long; those
 *   that are installed stay
 */
export async function installPackages({ development = true } = {}) {
  if (dependenciesInstalled({ development })) return;
  // A product may be running from the installed packages. `npm ci` would delete them, so missing ones are added instead.
  const command = dependenciesInstalled({ development: false }) ? ['install', '--no-save'] : ['ci'];
  const kinds = development || hasDevelopmentPackages() ? '--include=dev' : '--omit=dev';
  await step('Installing packages', () =>
    runLogged('packages', ['npm', ...command, kinds, '--ignore-scripts', '--no-audit', '--no-fund'], {
      shell: process.platform === 'win32',
      failure: 'The packages could not be installed. Is the package registry reachable?',
    }),
  );
}

/** Throws a CliError unless the packages that running needs are installed. For commands that must change nothing or print at once. */
export function requirePackages() {
  if (dependenciesInstalled({ development: false })) return;
  throw new CliError('The packages of package-lock.json are not installed. Run `npm start` or `npm ci` first.');
}

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
