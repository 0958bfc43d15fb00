import { readdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../settings/config-error';
import { requirePrivateFolder } from '../../settings/private-folder';
import { lockFolder } from '../folder-lock';
import { openPostgres, type PostgresTimeouts } from '../postgres';
import type { Database } from '../types';
import { backUp, unpack } from './backup-file';
import { type Cluster, clusterIn, createCluster, giveToUser, isFull, replaceFolder } from './cluster';
import { keepRunning } from './keep';
import { socketOf } from './leftover';

/** Longer names of sockets do not work on every system. */
const SOCKET_BYTES = 103;

/** Opens the embedded database: a PostgreSQL of its own in `dataDir/database`, which it creates if there is none. */
export async function openEmbedded(dataDir: string, timeouts?: Partial<PostgresTimeouts>): Promise<Database> {
  const unlock = await lockPrivate(dataDir);
  try {
    const cluster = await clusterIn(dataDir);
    requireShortName(cluster);
    if ((await readdir(cluster.folder).catch(() => [])).length === 0) await createCluster(cluster);
    await giveToUser(cluster);
    const { address, stop } = await keepRunning(cluster);
    const database = await openPostgres(address, timeouts).catch(async (error) => {
      await stop();
      throw error;
    });
    return {
      ...database,
      dump: (file) => backUp(address, file),
      async close() {
        await database.close();
        await stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw await faultOf(dataDir, error);
  }
}

/**
 * Creates the embedded database in a folder without one from the output of {@link Database.dump}, completely or not at all.
 *
 * @throws {ConfigError} when the file is incomplete
 */
export async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  const unlock = await lockPrivate(dataDir);
  try {
    await replaceFolder(await clusterIn(dataDir), (draft) => unpack(file, draft));
  } catch (error) {
    throw await faultOf(dataDir, error);
  } finally {
    await unlock();
  }
}

/**
 * Removes the embedded database from its folder.
 *
 * @throws when a process has it open
 */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir);
  await rm(path.resolve(dataDir, 'database'), { recursive: true, force: true });
  await unlock();
}

async function lockPrivate(dataDir: string): Promise<() => Promise<void>> {
  await requirePrivateFolder(dataDir);
  return lockFolder(dataDir);
}

function requireShortName(cluster: Cluster): void {
  const { length } = Buffer.from(socketOf(cluster));
  if (process.platform === 'win32' || length <= SOCKET_BYTES) return;
  throw new ConfigError(
    `DATA_DIR: the path ${cluster.folder} is ${length - SOCKET_BYTES} bytes too long for a socket in it`,
  );
}

/** What a program of PostgreSQL said last, with its explanation. */
const REASON = /(?:FATAL|PANIC|error): +(.+)(?:\n.*DETAIL: +(.+))?/g;
/** Bytes without which the database does not open. */
const ROOM = 1024 * 1024;

/** Explains in one sentence why a program failed or the disk is full; returns other errors unchanged. */
async function faultOf(dataDir: string, cause: unknown): Promise<unknown> {
  if (cause instanceof ConfigError) return cause;
  const folder = path.resolve(dataDir);
  const { stderr } = cause as { stderr?: string };
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM || isFull(stderr ?? '')) {
    const full = `DATA_DIR: the disk of ${folder} is full, so that its database cannot be opened. Make room`;
    return new ConfigError(full, { cause });
  }
  if (stderr === undefined) return cause;
  const [, reason = 'files are missing', detail] = [...stderr.matchAll(REASON)].at(-1) ?? [];
  const sentences = [`the database in ${folder} cannot be opened: ${reason}.`, ...(detail ? [detail] : [])];
  const otherwise = /incompatible/.test(reason)
    ? 'Start the release that wrote it'
    : 'Restore a backup into another folder';
  const advice = `${otherwise}, or set DATA_DIR to a new folder`;
  return new ConfigError(`DATA_DIR: ${sentences.join(' ')} ${advice}`, { cause });
}
