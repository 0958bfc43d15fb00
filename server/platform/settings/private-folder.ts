import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config-error';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;
/** What the product itself keeps in a data folder. */
const OWN = /^(?:database|data\.key|operations\.json|released-files?|lock)(?:\.|$)/;

/**
 * Makes sure that a data folder is there and that its owner alone can enter it. One that others could enter is narrowed,
 * unless it holds more than the product's own files: then it may be anybody's, as `/tmp` is.
 * @throws {ConfigError} with a sentence where it cannot be made or narrowed
 */
export async function requirePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    if (!(await isOpenToOthers(folder))) return;
    const foreign = (await readdir(folder)).find((name) => !OWN.test(name));
    if (foreign === undefined) return await chmod(folder, FOLDER_MODE);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${path.resolve(folder)} cannot be kept to this user alone (${code})`, { cause });
  }
  throw new ConfigError(
    `DATA_DIR: others may enter ${path.resolve(folder)}, which holds more than this product's data: name a folder of its own, or run chmod 700 on it`,
  );
}

/** Takes from everybody else what lies in a folder, however deep: the embedded database writes some files for all to read. */
export async function narrowContents(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        if (await isOpenToOthers(file)) await chmod(file, entry.isFile() ? FILE_MODE : FOLDER_MODE);
      }),
  );
}

/** Permissions say nothing on Windows. */
async function isOpenToOthers(file: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(file)).mode & OTHERS) !== 0;
}
