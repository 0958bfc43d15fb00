import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { ConfigError } from '../settings/config-error';
import { narrowContents, requirePrivateFolder } from '../settings/private-folder';
import { withSpans } from '../tracing/statements';
import { errorCode } from './error-code';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { withSharedParsers } from './shared-parsers';
import { tryWriting } from './try-writing';
import type { Database } from './types';
import { YieldingPglite } from './yielding-pglite';

/**
 * Creates the embedded database in an empty folder from the output of {@link Database.dump}, completely or not at all.
 *
 * @throws {ConfigError} when the dump is incomplete
 */
export async function restorePglite(dataDir: string, dumped: Buffer): Promise<void> {
  // The database would unpack it too, but end the process if it is incomplete.
  const archive = await promisify(gunzip)(dumped).catch((cause) => {
    throw new ConfigError(INCOMPLETE, { cause });
  });
  if (archive.toString('latin1', 257, 262) !== 'ustar') throw new ConfigError(INCOMPLETE);
  await (await openPglite(dataDir, new Blob([new Uint8Array(archive)]))).close();
}

/**
 * Removes the embedded database from its folder.
 *
 * @throws when a process has it open
 */
export async function removePglite(dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir);
  await rm(path.join(dataDir, 'database'), { recursive: true, force: true });
  await unlock();
}

/**
 * Opens the embedded database in `dataDir/database`, or in memory without a folder. `loadDataDir` is the initial
 * content of a new one.
 */
export async function openPglite(dataDir?: string, loadDataDir?: Blob): Promise<Database> {
  if (!dataDir) return startPglite(new YieldingPglite());
  await requirePrivateFolder(dataDir);
  // The database creates some files with the process's default permissions.
  process.umask(0o077);
  const unlock = await lockFolder(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    await requireVersion(folder);
    const client = new YieldingPglite({ dataDir: folder, ...(loadDataDir && { loadDataDir }) });
    const database = await startPglite(client, unlock);
    await narrowContents(folder);
    return database;
  } catch (cause) {
    const full = await isFull(dataDir);
    if (loadDataDir) await rm(folder, { recursive: true, force: true });
    await unlock();
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(full ? noRoom(dataDir) : loadDataDir ? INCOMPLETE : damaged(folder, cause), { cause });
  }
}

/** Bytes without which the database does not open. */
const ROOM = 1024 * 1024;

/** Whether a folder's disk is full. The database's own errors do not say so. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < ROOM;
}

function noRoom(folder: string): string {
  return `DATA_DIR: the disk of ${path.resolve(folder)} is full, so that its database cannot be opened. Make room`;
}

const INCOMPLETE = 'The file is not a complete backup of an embedded database. Nothing was changed.';

function damaged(folder: string, cause?: unknown): string {
  const code = errorCode(cause);
  return `DATA_DIR: the database in ${path.resolve(folder)} cannot be opened${code ? ` (${code})` : ''}: its files are damaged, missing or not this user's. Restore a backup into another folder`;
}

/** Without this file the database would take the folder for an empty one, and write over it. */
async function requireVersion(folder: string): Promise<void> {
  const files = await readdir(folder).catch((): string[] => []);
  if (files.length > 0 && !files.includes('PG_VERSION')) throw new ConfigError(damaged(folder));
}

/** Updates the tables of an opened database. */
export async function startPglite(client: PGlite, unlock?: () => Promise<void>): Promise<Database> {
  await migrate(client);
  const orm = drizzle({ client: withSpans(withSharedParsers(client)), casing: 'snake_case' });
  return {
    orm,
    ping: () => tryWriting(orm),
    async dump(file) {
      await client.query('checkpoint');
      await writeFile(file, Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()));
    },
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}
