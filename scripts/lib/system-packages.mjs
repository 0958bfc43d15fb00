import { existsSync } from 'node:fs';
import { run } from './command.mjs';

/** Whether this process may use the system's package manager. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs system packages, and says so.
 *
 * @param {string[]} packages
 * @returns {Promise<{ ok: boolean, output: string }>} of the installation
 */
export async function installSystemPackages(packages) {
  console.log(`Installing the system's ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { quiet: true, env });
  return run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
}
