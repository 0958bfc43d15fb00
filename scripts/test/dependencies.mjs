import { existsSync, readFileSync } from 'node:fs';
import { run } from './command.mjs';

/** True when `node_modules` holds what package-lock.json names, version by version. */
export function dependenciesInstalled() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const present = installed[path];
    return present ? present.version === version : Boolean(optional || devOptional);
  });
}

/** Installs the packages of package-lock.json where they are missing. */
export async function installDependencies() {
  if (dependenciesInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const { ok, output } = await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true });
  if (!ok) throw new Error(`npm ci failed:\n${output}`);
}
