import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;

/** The data key kept in a folder, readable by its owner alone; made at the first call. */
export async function readOrCreateDataKey(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'data.key');
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new Error(
      `${file} does not hold a data key (32 bytes in base64). Restore it: without it stored data cannot be read.`,
    );
  }
  return key;
}
