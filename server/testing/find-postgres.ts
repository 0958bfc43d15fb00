import { access, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { findPrograms } from '../platform/database/embedded/programs';
import type { User } from '../platform/database/embedded/unprivileged-user';

/** Where to look for PostgreSQL. */
export interface PostgresPlaces {
  /** Folders, in the format of the PATH variable. */
  searchPath?: string;
  /** Where system packages install their versions. */
  versionsRoot?: string;
}

/** The folder with PostgreSQL's programs for a user: an installed one, or the npm package's, copied to `workspace` if need be. */
export async function findPostgres(
  user: User,
  workspace: string,
  { searchPath = process.env.PATH ?? '', versionsRoot = '/usr/lib/postgresql' }: PostgresPlaces = {},
): Promise<string> {
  const onPath = searchPath.split(path.delimiter);
  for (const folder of [...onPath, ...(await installedVersions(versionsRoot))]) {
    if (await hasPrograms(folder)) return path.dirname(await realpath(path.join(folder, program('initdb'))));
  }
  return findPrograms(user, workspace);
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
