import { spawn } from 'node:child_process';
import { CliError, log } from './cli.mjs';
import { dependenciesInstalled } from './dependencies.mjs';

/** Installs the packages of package-lock.json unless they are there already. */
export async function installPackages() {
  if (dependenciesInstalled()) return;
  log('Installing packages; the first time this takes a minute or two …');
  // Development packages too: the build checks types.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve));
  if (code !== 0) throw new CliError('npm ci failed; its own words are above. Is the package registry reachable?');
}
