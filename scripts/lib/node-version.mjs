import { readFileSync } from 'node:fs';
import { CliError } from './cli.mjs';

/** Throws a CliError if Node is older than package.json requires. */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0] = numbers(engines.node);
  const [ownMajor = 0, ownMinor = 0] = numbers(version);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new CliError(
    `Node ${major}.${minor} or newer is required, but this is ${version}. Get it from https://nodejs.org`,
  );
}

/** What to print if Node is older than the supported version of .nvmrc; undefined if it is not. */
export function oldNodeNotice(version = process.versions.node) {
  const supported = readFileSync('.nvmrc', 'utf8').trim();
  if (Number.parseInt(version, 10) >= Number(supported)) return;
  return `This is Node ${version}. It works, but use Node ${supported} where visitors come: older versions lose their security updates.`;
}

/** @param {string} version */
function numbers(version) {
  return version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}
