import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config-error';

const FOLDER_MODE = 0o700;
const NOT_OWNER = 0o077;
/** The product's own files in a data folder. */
const OWN = /^(?:database|data\.key|operations\.json|released-files?|lock)(?:\.|$)/;

/**
 * Ensures that a data folder exists and only its owner can enter it. Restricts a folder that others could enter, unless
 * it contains other files than the product's: then it may be shared, like `/tmp`.
 *
 * @throws {ConfigError} when it cannot create or restrict the folder
 */
export async function requirePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    if (!(await isOpenToOthers(folder))) return;
    const foreign = (await readdir(folder)).find((name) => !OWN.test(name));
    if (foreign === undefined) return await chmod(folder, FOLDER_MODE);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: cannot make ${path.resolve(folder)} private to this user (${code})`, { cause });
  }
  throw new ConfigError(
    `DATA_DIR: other users may enter ${path.resolve(folder)}, which contains more than this product's data: use a separate folder, or run chmod 700 on it`,
  );
}

/** Windows has no such permissions. */
async function isOpenToOthers(file: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(file)).mode & NOT_OWNER) !== 0;
}
