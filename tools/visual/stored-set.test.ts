import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoredSet } from './stored-set';

const MACHINE = { browser: '140.0.1', fonts: 'Noto Sans CJK SC', specimen: 'a1', encoder: 'sharp 0.35.5' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was stored is read again, and nothing of what was there before', async () => {
  const set = new StoredSet('gjs2', folder);
  await set.replace(MACHINE, new Map([['ios-old', Buffer.from('old')]]));
  await set.replace(MACHINE, new Map([['ios-download', Buffer.from('new')]]));
  expect(await set.read()).toEqual({ machine: MACHINE, pictures: new Map([['ios-download', Buffer.from('new')]]) });
  expect(await readdir(folder)).toEqual(['gjs2']);
});

test('a brand without a set has none', async () => {
  expect(await new StoredSet('gjs2', folder).read()).toBeUndefined();
});
