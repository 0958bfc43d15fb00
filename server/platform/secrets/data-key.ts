import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../settings/config-error';
import { requirePrivateFolder } from '../settings/private-folder';
import { KEY_BYTES } from './cipher';

export const dataKeyFile = (folder: string) => path.resolve(folder, 'data.key');

/**
 * The data key stored in a folder; `undefined` when there is none.
 *
 * @throws {ConfigError} when the file is damaged or unreadable
 */
export async function readDataKey(folder: string): Promise<Buffer | undefined> {
  try {
    return await read(dataKeyFile(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Creates the data key of a folder, readable by its owner only. When another process is faster, returns that one's key.
 */
export async function createDataKey(folder: string): Promise<Buffer> {
  await requirePrivateFolder(folder);
  const file = dataKeyFile(folder);
  await create(file);
  return read(file);
}

/** Creates the complete file in one step, unless it exists, so that no process reads half a key. */
async function create(file: string): Promise<void> {
  const folder = path.dirname(file);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new ConfigError(`DATA_DIR: ${folder} cannot be written (${cause.code})`, { cause });
  });
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

async function read(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') throw cause;
    throw new ConfigError(`DATA_KEY: ${file} cannot be read (${cause.code})`, { cause });
  });
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new ConfigError(
      `DATA_KEY: ${file} does not contain a data key (32 bytes in base64). Restore it: without it stored data cannot be read`,
    );
  }
  return key;
}
