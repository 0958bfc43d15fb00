import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { lockFolder } from './folder-lock';

const STARTERS = 20;
const booted = Math.round(Date.now() / 1000 - os.uptime());
/** Above every process id that the system assigns. */
const NO_PROCESS = 2 ** 22 + 1;

const folder = folderForEachTest();

const leave = (pid: number, bootedAt: number, host = os.hostname()) =>
  writeFile(path.join(folder(), `lock.1.${pid}.${bootedAt}.0badcafe.${host}`), '');
const entries = () => readdir(folder());

test('locks a folder for one holder at a time', async () => {
  const unlock = await lockFolder(folder());
  await expect(lockFolder(folder())).rejects.toThrow(`in use by process ${process.pid}`);
  await unlock();
  expect(await entries()).toEqual([]);
  await (await lockFolder(folder()))();
});

test.each([
  ['of a killed process', NO_PROCESS, booted],
  ['of a process before the machine restarted', process.ppid, booted - 3600],
  ['of an earlier process with the same id', process.pid, booted],
])('removes a stale lock %s', async (_, pid, bootedAt) => {
  await leave(pid, bootedAt);
  await lockFolder(folder());
  expect(await entries()).toEqual([expect.not.stringContaining('0badcafe')]);
});

test('names a folder that it cannot write to as a setting', async () => {
  const nowhere = path.join(folder(), 'nowhere');
  await expect(lockFolder(nowhere)).rejects.toThrow(`DATA_DIR: ${nowhere} cannot be written (ENOENT)`);
});

test('respects the lock of a running process', async () => {
  await leave(process.ppid, booted);
  await expect(lockFolder(folder())).rejects.toThrow(`in use by process ${process.ppid}.`);
  expect(await entries()).toEqual([expect.stringContaining('0badcafe')]);
});

test('respects the lock of another machine, even if its process id is free here', async () => {
  await leave(NO_PROCESS, booted - 3600, 'other.example');
  await expect(lockFolder(folder())).rejects.toThrow(
    /on the machine other\.example.+ delete \S+0badcafe\.other\.example/,
  );
});

test.each(['left behind', 'absent'])(
  'lets exactly one of many concurrent starters get the lock, with an old lock %s',
  async (old) => {
    for (let round = 0; round < 10; round++) {
      if (old === 'left behind') await leave(NO_PROCESS, booted);
      const results = await Promise.allSettled(Array.from({ length: STARTERS }, () => lockFolder(folder())));
      const unlocks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(unlocks).toHaveLength(1);
      expect(await entries()).toHaveLength(1);
      await unlocks[0]?.();
    }
  },
);
