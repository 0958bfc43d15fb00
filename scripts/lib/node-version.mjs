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

/** The major version of Node that production and .nvmrc use. */
export const SUPPORTED_NODE = 24;

/** What to print if Node is older than {@link SUPPORTED_NODE}; undefined if it is not. */
export function oldNodeNotice(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= SUPPORTED_NODE) return;
  return `This is Node ${version}. It works, but use Node ${SUPPORTED_NODE} where visitors come: older versions lose their security updates.`;
}

/** @param {string} version */
function numbers(version) {
  return version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}
