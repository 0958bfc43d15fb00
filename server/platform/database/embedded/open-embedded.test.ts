import { execFile } from 'node:child_process';
import fs, { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { becomes } from '../../../testing/becomes';
import { folderForEachTest } from '../../../testing/folder-for-each-test';
import { ConfigError } from '../../settings/config-error';
import { openDatabase } from '../open';
import { type Cluster, clusterIn, createCluster, nameOf, programOptions } from './cluster';
import { pidFileOf, socketOf } from './leftover';

const dataDir = folderForEachTest();
let cluster: Cluster;
beforeEach(async () => {
  cluster = await clusterIn(dataDir());
  await createCluster(cluster);
});

const pidIn = async () => Number.parseInt(await readFile(pidFileOf(cluster), 'utf8'), 10);
const hasEnded = (pid: number) =>
  becomes(
    async () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    },
    (runs) => !runs,
  );

test('stops a PostgreSQL that a killed server left running, and its own when it closes', async () => {
  const start = [
    'start',
    '-w',
    '-D',
    nameOf(cluster),
    '-l',
    'log',
    '-o',
    '-c listen_addresses= -c unix_socket_directories=.',
  ];
  const pgCtl = promisify(execFile)(path.join(cluster.bin, 'pg_ctl'), start, programOptions(cluster));
  await pgCtl;
  const left = await pidIn();
  const database = await openDatabase({ dataDir: dataDir() });
  await hasEnded(left);
  const own = await pidIn();
  await database.close();
  await hasEnded(own);
});

test('starts in spite of the files of a PostgreSQL whose process id another process has now', async () => {
  for (const file of [pidFileOf(cluster), `${socketOf(cluster)}.lock`]) await writeFile(file, `${process.pid}\n`);
  await (await openDatabase({ dataDir: dataDir() })).close();
});

test('starts PostgreSQL again after it ended by itself', async () => {
  const database = await openDatabase({ dataDir: dataDir() });
  const killed = await pidIn();
  process.kill(killed, 'SIGKILL');
  await becomes(
    () =>
      database.ping().then(
        () => true,
        () => false,
      ),
    (works) => works,
  );
  expect(await pidIn()).not.toBe(killed);
  await database.close();
});

test.each([
  [
    'of another version',
    () => writeFile(path.join(cluster.folder, 'PG_VERSION'), '9\n'),
    /by PostgreSQL version 9, which/,
  ],
  ['without its version', () => rm(path.join(cluster.folder, 'PG_VERSION')), /files are missing/],
  ['with a damaged file', () => truncate(path.join(cluster.folder, 'global/pg_control'), 10), /pg_control/],
  ['without its log', () => rm(path.join(cluster.folder, 'pg_wal'), { recursive: true }), /pg_wal/],
])('reports a folder %s in one sentence', async (_, damage, reason) => {
  await damage();
  const opened = openDatabase({ dataDir: dataDir() });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(
    /^DATA_DIR: the database in \S+ cannot be opened: [^\n]+, or set DATA_DIR to a new folder$/,
  );
  await expect(opened).rejects.toThrow(reason);
});

test('reports a full disk instead of damaged files', async () => {
  await rm(path.join(cluster.folder, 'PG_VERSION'));
  jest.spyOn(fs, 'statfs').mockResolvedValueOnce({ ...(await fs.statfs(dataDir())), bavail: 0 });
  await expect(openDatabase({ dataDir: dataDir() })).rejects.toThrow(/^DATA_DIR: the disk of \S+ is full[^\n]+$/);
});

test('reports a path that is too long for a socket', async () => {
  const long = path.join(dataDir(), 'long'.repeat(25));
  await mkdir(long);
  await expect(openDatabase({ dataDir: long })).rejects.toThrow(/^DATA_DIR: the path \S+ is \d+ bytes too long/);
});
