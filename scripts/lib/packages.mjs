import { spawn } from 'node:child_process';
import { dependenciesInstalled } from './dependencies.mjs';
import { Stop, say } from './say.mjs';

/** Installs the packages of package-lock.json unless they are there already. */
export async function installPackages() {
  if (dependenciesInstalled()) return;
  say('Installing packages; the first time this takes a minute or two …');
  // Development packages too: the build checks types.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Stop('npm ci failed; its own words are above. Is the package registry reachable?');
}
