import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { RELEASE_FILE } from '@/scripts/lib/build.mjs';
import { layOutRelease, releaseIn } from '@/scripts/lib/release.mjs';

/** The files in which Next names other files. */
const TEXTS = new Set(['.html', '.js', '.json', '.rsc', '.css', '.body', '.meta', '']);
const CHUNK = /(static\/chunks\/[\w~-]+)(\.(?:js|css))\b/g;

/** A release in its own folder. */
export interface Release {
  folder: string;
  /** The suffix of its scripts' names. */
  name: string;
  /** Its build id. */
  build: string;
  /** Deletes its folder. */
  remove: () => Promise<void>;
}

/**
 * Makes a release that differs from all others as real ones do, without a build for each: every script, every style sheet and the
 * build get names of their own. Their contents come from the existing build.
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
