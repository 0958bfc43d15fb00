import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { createDataKey, readDataKey } from './data-key';

const folder = folderForEachTest();

test('gives many concurrent starters one complete key, readable by its owner only', async () => {
  const keys = await Promise.all(Array.from({ length: 50 }, () => createDataKey(folder())));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await readdir(folder())).toEqual(['data.key']);
  expect((await stat(path.join(folder(), 'data.key'))).mode & 0o777).toBe(0o600);
  expect(await readDataKey(folder())).toEqual(keys[0]);
});

test('never replaces a damaged key', async () => {
  await writeFile(path.join(folder(), 'data.key'), 'half');
  await expect(readDataKey(folder())).rejects.toThrow('does not contain a data key');
});
