import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { CliError, log } from './cli.mjs';
import { run } from './command.mjs';

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs a tool into its own folder, unless it is there. For packages that only one command needs and that must not mix with
 * the product's.
 *
 * @param {{ name: string, source: string, folder: string }} tool its name for messages, the folder of its `package.json` and
 *   lock file, and the folder to install into
 */
export async function installTool({ name, source, folder }) {
  const locked = readFileSync(`${source}/package-lock.json`, 'utf8');
  const installed = `${folder}/node_modules/.package-lock.json`;
  const wanted = `${folder}/package-lock.json`;
  if (existsSync(installed) && existsSync(wanted) && readFileSync(wanted, 'utf8') === locked) return;
  log(`Installing ${name}; the first time this takes a minute …`);
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(`${source}/${file}`, `${folder}/${file}`);
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await run(['npm', 'ci', '--prefix', folder, ...flags], { quiet: true });
  if (!ok) throw new CliError(`${name} could not be installed:\n${output}`);
}
