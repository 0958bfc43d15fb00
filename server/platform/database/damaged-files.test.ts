import fs, { cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { createFromTemplate } from '../../testing/template';
import { ConfigError } from '../settings/config-error';
import { openDatabase } from './open';

const place = folderForEachTest();

test('reports damaged files of the embedded database in one sentence, and writes over none', async () => {
  const whole = path.join(place(), 'whole');
  await (await createFromTemplate(whole)).close();
  const damages = {
    control: (folder: string) => truncate(path.join(folder, 'global', 'pg_control'), 10),
    version: (folder: string) => rm(path.join(folder, 'PG_VERSION')),
    tables: async (folder: string) => {
      const base = path.join(folder, 'base', '5');
      for (const name of await readdir(base)) await truncate(path.join(base, name), 0);
    },
    log: (folder: string) => rm(path.join(folder, 'pg_wal'), { recursive: true }),
  };
  for (const [name, damage] of Object.entries(damages)) {
    const dataDir = path.join(place(), name);
    const folder = path.join(dataDir, 'database');
    await cp(whole, folder, { recursive: true });
    await damage(folder);
    const opened = openDatabase({ dataDir });
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(
      /^DATA_DIR: the database in \S+ cannot be opened(?: \(\w+\))?: its files are damaged[^\n]+$/,
    );
    expect(await readdir(dataDir)).toEqual(['database']);
  }
});

test('reports a full disk instead of damaged files', async () => {
  const dataDir = path.join(place(), 'full');
  await mkdir(path.join(dataDir, 'database'), { recursive: true });
  await writeFile(path.join(dataDir, 'database', 'PG_VERSION'), '');
  const full = { ...(await fs.statfs(dataDir)), bavail: 0 };
  jest.spyOn(fs, 'statfs').mockResolvedValueOnce(full);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: the disk of \S+ is full[^\n]+$/);
});
