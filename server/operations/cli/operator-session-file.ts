import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** The file that stores the operator's session: `OPERATOR_SESSION`, or a file in the home folder. */
export function sessionFile({ OPERATOR_SESSION: named }: Readonly<Record<string, string | undefined>>): string {
  return named ? path.resolve(named) : path.join(homedir(), '.newactivities', 'operator-session');
}

/**
 * Reads the token from a session file; `undefined` if there is no file.
 * @throws OperatorError if other users can read the file
 */
export async function readSession(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new OperatorError(say('session_unreadable', { file, code: String(error.code) }));
  });
  if (text === undefined) return undefined;
  if ((await stat(file)).mode & 0o077) {
    throw new OperatorError(say('session_exposed', { file }));
  }
  return text.trim();
}

/** Stores a token in a file that only its owner can read. */
export async function writeSession(file: string, token: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${token}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

export async function removeSession(file: string): Promise<void> {
  await rm(file, { force: true });
}
