import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, say } from './say.mjs';

/** Files and folders that the site is built from. */
const INPUTS = [
  'app',
  'brands',
  'campaigns',
  'clauses',
  'components',
  'lib',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'public',
  'tsconfig.build.json',
  'tsconfig.json',
];
const NOT_AN_INPUT = /\.test\.tsx?$/;
/** Settings that are written into the site's bundles. */
const SETTING = /^NEXT_PUBLIC_/;
const RECORD = '.next/build-inputs';

/** The fingerprint of everything that the site is built from, 32 hexadecimal digits. */
export function inputsHash() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of INPUTS.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(file));
  const settings = Object.entries(process.env).filter(([name, value]) => SETTING.test(name) && value);
  hash.update(JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))));
  return hash.digest('hex').slice(0, 32);
}

/** Builds the site unless the last build was made from the same files. */
export async function buildIfChanged() {
  if (existsSync('.next/BUILD_ID') && recorded() === inputsHash()) return;
  await build();
}

/** Builds the site and records what it was built from. */
export async function build() {
  const hash = inputsHash();
  say('Building the site; this takes about a minute …');
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_ID: hash },
  });
  const code = await new Promise((resolve, reject) => next.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Stop('The build failed; the reason is above.');
  writeFileSync(RECORD, hash);
}

function recorded() {
  return existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '';
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !NOT_AN_INPUT.test(file));
}
