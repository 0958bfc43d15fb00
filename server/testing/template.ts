import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS_FOLDER } from '../platform/database/migrations-folder';
import { startPglite } from '../platform/database/pglite';
import { YieldingPglite } from '../platform/database/yielding-pglite';

const CACHE = path.resolve('node_modules/.cache/test-database');

/**
 * Makes an embedded database, in memory or in a folder, from a cached copy of an empty one with its tables. This is
 * much faster than running the migrations.
 */
export async function createFromTemplate(folder?: string): Promise<PGlite> {
  const client = new YieldingPglite({ ...(folder && { dataDir: folder }), loadDataDir: await template() });
  await client.waitReady;
  return client;
}

async function template(): Promise<Blob> {
  const file = path.join(CACHE, `${await fingerprint()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const client = new YieldingPglite();
  await startPglite(client);
  // A copy of a running database runs recovery when it opens, with a timer that would keep the process alive.
  await client.query('alter system set log_startup_progress_interval = 0');
  await client.query('checkpoint');
  const made = await client.dumpDataDir('none');
  await client.close();
  await keep(file, made);
  return made;
}

/** Changes with the migrations, the library and this file, the only things that affect an empty database. */
async function fingerprint(): Promise<string> {
  const migrations = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const file of [path.resolve('node_modules/@electric-sql/pglite/package.json'), __filename, ...migrations]) {
    hash.update(await readFile(path.resolve(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Renames in one step, because several test processes may write it at the same time. */
async function keep(file: string, copy: Blob): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()));
  await rename(unfinished, file);
}
