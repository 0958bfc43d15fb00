import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { ConfigError } from '../settings/config-error';
import { requirePrivateFolder } from '../settings/private-folder';
import { openDatabase } from './open';

const place = folderForEachTest();
let folder: string;
beforeEach(async () => {
  folder = path.join(place(), 'data');
});

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('creates folder and files of an embedded database for their owner only, with any umask', async () => {
  const before = process.umask(0);
  try {
    await (await openDatabase({ dataDir: folder })).close();
  } finally {
    process.umask(before);
  }
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  expect(entries.length).toBeGreaterThan(100);
  const modes = await Promise.all(
    entries.map(async (entry) => `${entry.isFile()} ${await modeOf(path.join(entry.parentPath, entry.name))}`),
  );
  expect(new Set(modes)).toEqual(new Set([`true ${0o600}`, `false ${0o700}`]));
  expect(await modeOf(folder)).toBe(0o700);
});

test('restricts a folder that others could enter', async () => {
  await requirePrivateFolder(folder);
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'data.key'), '');
  await requirePrivateFolder(folder);
  expect(await modeOf(folder)).toBe(0o700);
});

test('rejects a folder with other files, without changing it', async () => {
  await chmod(place(), 0o777);
  await writeFile(path.join(place(), 'letter.txt'), '');
  const refused = requirePrivateFolder(place());
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(`other users may enter ${place()}`);
  expect(await modeOf(place())).toBe(0o777);
});

test('rejects a path that is not a folder', async () => {
  await writeFile(folder, '');
  await expect(requirePrivateFolder(folder)).rejects.toThrow(/^DATA_DIR: cannot make \S+ private to this user \(E/);
});
