import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { readOperatorSocket, writeOperatorSocket } from './operator-socket-file';

const folder = folderForEachTest();

test('reads what a server wrote, and takes a damaged file for a missing one', async () => {
  const socket = { port: 4000, token: 'a token' };
  await writeOperatorSocket(folder(), socket);
  expect(await readOperatorSocket(folder())).toEqual(socket);
  for (const damaged of ['', '{"port":40', '{"port":"4000"}']) {
    await writeFile(path.join(folder(), 'operations.json'), damaged);
    expect(await readOperatorSocket(folder())).toBeUndefined();
  }
});

test('reports a folder that cannot be written, and leaves no draft in it', async () => {
  // A folder in the place of the file fails the rename, as a full disk would.
  await mkdir(path.join(folder(), 'operations.json'));
  const written = writeOperatorSocket(folder(), { port: 4000, token: 'a token' });
  await expect(written).rejects.toThrow(/^DATA_DIR: \S+ cannot be written \(EISDIR\)$/);
  expect(await readdir(folder())).toEqual(['operations.json']);
});
