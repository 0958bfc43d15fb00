import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { ConfigError } from '../../platform/settings/config-error';

const operatorSocketSchema = z.object({ port: z.int(), token: z.string() });

/** How another process of this machine reaches the running server's operations. */
export type OperatorSocket = z.infer<typeof operatorSocketSchema>;

/**
 * Writes the operator socket's port and token to a file in the data folder that only its owner can read.
 * @throws {ConfigError} when the folder cannot be written
 */
export async function writeOperatorSocket(folder: string, socket: OperatorSocket): Promise<void> {
  const file = fileIn(folder);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, JSON.stringify(socket), { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${path.resolve(folder)} cannot be written (${code})`, { cause });
  }
}

/** Reads the file of {@link writeOperatorSocket}; `undefined` if there is none or it is damaged. */
export async function readOperatorSocket(folder: string): Promise<OperatorSocket | undefined> {
  const written = await readFile(fileIn(folder), 'utf8').catch(() => undefined);
  return written === undefined ? undefined : operatorSocketSchema.safeParse(parseJson(written)).data;
}

export async function removeOperatorSocket(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return path.join(folder, 'operations.json');
}
