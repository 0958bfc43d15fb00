import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { ConfigError } from '../settings/config-error';
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
  const file = path.join(folder(), 'data.key');
  const whole = `${randomBytes(32).toString('base64')}\n`;
  for (const damaged of ['half', '', whole.slice(0, -8), whole.replace(/^../, '??')]) {
    await writeFile(file, damaged);
    const read = readDataKey(folder());
    await expect(read).rejects.toThrow(`DATA_KEY: ${file} does not contain a data key`);
    await expect(read).rejects.toThrow(ConfigError);
  }
  await rm(file);
  await mkdir(file);
  await expect(readDataKey(folder())).rejects.toThrow(`DATA_KEY: ${file} cannot be read (EISDIR)`);
});
