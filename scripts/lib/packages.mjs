import { CliError, step } from './cli.mjs';
import { dependenciesInstalled, hasDevelopmentPackages } from './dependencies.mjs';
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
