import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder before each test of a block, and removes them after the last; returns the running test's. */
export function folderForEachTest(): () => string {
  const folders: string[] = [];
  beforeEach(async () => {
    folders.push(await mkdtemp(join(tmpdir(), 'test-')));
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return () => folders.at(-1) ?? '';
}
