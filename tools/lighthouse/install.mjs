import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CliError, log } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';

const SOURCE = 'tools/lighthouse/tool';
const FOLDER = '.lighthouse';
const FILES = ['package.json', 'package-lock.json'];

/** Installs Lighthouse into a folder of its own, unless it is there already: it is larger than all that the product needs. */
export async function installLighthouse() {
  const locked = readFileSync(`${SOURCE}/package-lock.json`, 'utf8');
  const installed = `${FOLDER}/node_modules/.package-lock.json`;
  const wanted = `${FOLDER}/package-lock.json`;
  if (existsSync(installed) && existsSync(wanted) && readFileSync(wanted, 'utf8') === locked) return;
  log('Installing Lighthouse; the first time this takes a minute …');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) copyFileSync(`${SOURCE}/${file}`, `${FOLDER}/${file}`);
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await run(['npm', 'ci', '--prefix', FOLDER, ...flags], { quiet: true });
  if (!ok) throw new CliError(`Lighthouse could not be installed:\n${output}`);
}

/** Lighthouse itself, as {@link installLighthouse} has left it. */
export async function loadLighthouse() {
  const { default: lighthouse, desktopConfig } = await import(
    pathToFileURL(`${FOLDER}/node_modules/lighthouse/core/index.js`).href
  );
  return { lighthouse, desktopConfig };
}
