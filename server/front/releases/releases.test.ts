import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, DAY } from '../../platform/clock/clock';
import type { Database } from '../../platform/database/types';
import { describeOnDatabase } from '../../testing';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { DatabaseReleaseStore, removeOldReleasedFiles } from './database-store';
import { FolderReleaseStore } from './folder-store';
import type { ReleaseStore } from './release-store';
import { Releases } from './releases';

const CHUNK = '/newactivities/_next/static/chunks/';

const folder = folderForEachTest();
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-01T00:00:00Z');
});

/** A build with these files. */
function build(name: string, files: readonly string[]): string {
  const root = join(folder(), name);
  mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
  for (const file of files) writeFileSync(join(root, '.next/static/chunks', file), `/* ${file} */`);
  return root;
}

function describeStore(open: () => ReleaseStore, removeOld: () => Promise<unknown>) {
  const serverOf = (root: string) => new Releases(open(), () => now, root);
  const textOf = async (releases: Releases, file: string) => (await releases.read(CHUNK + file))?.body.toString();

  test('serves the files of older and newer releases on every server', async () => {
    const older = serverOf(build('older', ['shared.js', 'older.js']));
    const newer = serverOf(build('newer', ['shared.js', 'newer [a].css']));
    await older.publish();
    expect(await textOf(older, 'newer%20%5Ba%5D.css')).toBeUndefined();
    await newer.publish();
    for (const server of [older, newer]) {
      expect(await textOf(server, 'older.js')).toBe('/* older.js */');
      expect(await textOf(server, 'shared.js')).toBe('/* shared.js */');
    }
    expect(await older.read(`${CHUNK}newer%20%5Ba%5D.css`)).toMatchObject({ contentType: 'text/css; charset=UTF-8' });
  });

  test('stores a file while a server of its release runs, and 30 days longer', async () => {
    const older = serverOf(build('older', ['shared.js', 'older.js']));
    const newer = serverOf(build('newer', ['shared.js']));
    await older.publish();
    now = after(now, 29 * DAY);
    await older.publish();
    now = after(now, 30 * DAY);
    await newer.publish();
    await removeOld();
    expect(await textOf(newer, 'older.js')).toBe('/* older.js */');
    now = after(now, 1);
    await removeOld();
    const restarted = serverOf(build('newer', ['shared.js']));
    expect(await textOf(restarted, 'older.js')).toBeUndefined();
    expect(await textOf(restarted, 'shared.js')).toBe('/* shared.js */');
  });

  test('stores the files of servers that start together once', async () => {
    const names = Array.from({ length: 70 }, (_, number) => `${number}.js`);
    const root = build('newer', names);
    await Promise.all(Array.from({ length: 4 }, () => serverOf(root).publish()));
    expect((await open().addresses()).sort()).toEqual(names.map((name) => CHUNK + name).sort());
  });

  test('rereads the list at most once a second, and answers from a reading that began after the request', async () => {
    const server = serverOf(build('older', ['older.js']));
    const readings = jest.spyOn(FolderReleaseStore.prototype, 'addresses');
    const queries = jest.spyOn(DatabaseReleaseStore.prototype, 'addresses');
    await server.publish();
    expect(await textOf(server, 'newer.js')).toBeUndefined();
    const asked = Promise.all(Array.from({ length: 20 }, () => textOf(server, 'newer.js')));
    await serverOf(build('newer', ['newer.js'])).publish();
    expect(new Set(await asked)).toEqual(new Set(['/* newer.js */']));
    expect(readings.mock.calls.length + queries.mock.calls.length).toBe(2);
  });
}

describeOnDatabase((database: () => Database) =>
  describeStore(
    () => new DatabaseReleaseStore(database().orm),
    () => removeOldReleasedFiles(database().orm, now),
  ),
);

describe('in a folder', () => {
  const store = () => new FolderReleaseStore(join(folder(), 'data'));
  describeStore(store, () => store().keep([], now));
});
