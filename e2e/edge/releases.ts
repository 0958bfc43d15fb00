import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { RELEASE_FILE } from '@/scripts/lib/build.mjs';
import { layOutRelease, releaseIn } from '@/scripts/lib/release.mjs';

/** What Next names its files in. */
const TEXTS = new Set(['.html', '.js', '.json', '.rsc', '.css', '.body', '.meta', '']);
const CHUNK = /(static\/chunks\/[\w~-]+)(\.(?:js|css))\b/g;

/** A release in a folder of its own. */
export interface Release {
  folder: string;
  /** By which its scripts' names end. */
  name: string;
  /** Its id. */
  build: string;
  /** Takes it off the disk. */
  remove: () => Promise<void>;
}

/**
 * Lays out a release that differs from all others as a real one does, without a build for each: every script and style sheet
 * has a name of its own, and so has the build. What is in them is that of the build that is there.
 *
 * @param name of letters and digits
 */
export async function makeRelease(name: string): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), `release-${name}-`));
  layOutRelease(folder);
  const own = (await readFile(join(folder, '.next/BUILD_ID'), 'utf8')).trim();
  const build = `${own}${name}`;
  await rename(join(folder, '.next/static', own), join(folder, '.next/static', build));
  const entries = await readdir(join(folder, '.next'), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const before = await readFile(path, 'latin1');
    const after = before.replace(CHUNK, `$1${name}$2`).replaceAll(own, build);
    if (after !== before) await writeFile(path, after, 'latin1');
  }
  const chunks = join(folder, '.next/static/chunks');
  for (const file of await readdir(chunks)) {
    const renamed = `static/chunks/${file}`.replace(CHUNK, `$1${name}$2`);
    await rename(join(chunks, file), join(folder, '.next', renamed));
  }
  await writeFile(join(folder, RELEASE_FILE), releaseIn(folder).replace(own, build));
  return { folder, name, build: releaseIn(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}
