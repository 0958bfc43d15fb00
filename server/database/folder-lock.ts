import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Tolerance when two processes compute the moment the machine started. */
const BOOT_TOLERANCE_SECONDS = 60;

const heldHere = new Set<string>();

interface Holder {
  pid: number;
  /** When the machine started, seconds since 1970: a process number means nothing after a restart. */
  bootedAt: number;
}

/**
 * Takes a folder for this process; the answer gives it back. A lock left by a killed process is taken over.
 * @throws when a living process holds it, with a sentence that says what to do.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.resolve(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await create(file)) {
      heldHere.add(file);
      return async () => {
        heldHere.delete(file);
        await rm(file, { force: true });
      };
    }
    const holder = await read(file);
    if (holder && isAlive(holder, file)) {
      throw new Error(
        `The data folder ${path.dirname(file)} is in use by process ${holder.pid}. Stop that process, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new Error(`The data folder ${path.dirname(file)} is being opened by several processes at once.`);
}

async function create(file: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, bootedAt: bootedAt() };
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function read(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, bootedAt: then }: Holder, file: string): boolean {
  if (pid === process.pid) return heldHere.has(file);
  if (Math.abs(then - bootedAt()) > BOOT_TOLERANCE_SECONDS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function bootedAt(): number {
  return Math.round(Date.now() / 1000 - os.uptime());
}
