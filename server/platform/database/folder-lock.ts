import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../settings/config-error';

/** Tolerance when two processes compute the time at which the machine started. */
const BOOT_TOLERANCE_SECONDS = 60;
/** Milliseconds for which the earliest claim waits until later ones are withdrawn. */
const PATIENCE = 2000;
const RETRY_DELAY = 20;

/** The claims of this process, by file name. */
const claimedHere = new Set<string>();

/**
 * A claim is an empty file with all information in its name: other processes never see half of it, and names are
 * unique.
 */
interface Claim {
  name: string;
  /** Milliseconds since 1970; the earliest of several claims wins. */
  claimedAt: number;
  pid: number;
  /** When the machine started, in seconds since 1970: process ids are meaningless after a restart. */
  bootedAt: number;
  host: string;
}

/**
 * Locks a folder for this process; the returned function unlocks it. A lock left by a killed process of this machine is
 * removed. Each process creates its claim first and then looks for others, so of two processes at least one sees the
 * other.
 *
 * Node has no lock that the system releases when a process ends. Libraries such as `proper-lockfile` use a timestamp
 * that the holder renews: a holder that was paused longer loses its folder while it still writes, and after a crash no
 * process can start until the timestamp is old. Here a claim ends exactly when its process does.
 *
 * @throws {ConfigError} when the folder cannot be written, or another running process, or any process of another machine, has the lock; the message says what to do
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = newName();
  const file = path.resolve(folder, name);
  const giveBack = async () => {
    await rm(file, { force: true });
    claimedHere.delete(name);
  };
  claimedHere.add(name);
  try {
    await writeFile(file, '', { flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
      const message = `DATA_DIR: ${path.resolve(folder)} cannot be written (${cause.code}): let this user write it, or set DATA_DIR to another folder`;
      throw new ConfigError(message, { cause });
    });
    await becomeOnlyClaim(folder, name);
    return giveBack;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function becomeOnlyClaim(folder: string, own: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE;
  for (;;) {
    const [first, second] = await livingClaims(folder);
    if (first?.name === own && !second) return;
    const other = first?.name === own ? second : first;
    if (!other)
      throw new ConfigError(`DATA_DIR: another process removed the lock of the data folder ${path.resolve(folder)}.`);
    if (other === first || Date.now() > giveUpAt) throw new ConfigError(refusal(folder, other));
    await sleep(RETRY_DELAY);
  }
}

/** Earliest first. Removes claims of processes that no longer run. */
async function livingClaims(folder: string): Promise<Claim[]> {
  const claims = (await readdir(folder)).flatMap(parse);
  const gone = claims.filter((claim) => !isAlive(claim));
  await Promise.all(gone.map(({ name }) => rm(path.join(folder, name), { force: true })));
  return claims
    .filter((claim) => !gone.includes(claim))
    .sort((a, b) => a.claimedAt - b.claimedAt || (a.name < b.name ? -1 : 1));
}

function newName(): string {
  const host = encodeURIComponent(os.hostname());
  return ['lock', Date.now(), process.pid, bootedAt(), randomBytes(4).toString('hex'), host].join('.');
}

function parse(name: string): Claim[] {
  const match = /^lock\.(\d+)\.(\d+)\.(\d+)\.[0-9a-f]{8}\.(.+)$/.exec(name);
  if (!match) return [];
  const [, claimedAt, pid, bootedAt, host = ''] = match;
  return [{ name, claimedAt: Number(claimedAt), pid: Number(pid), bootedAt: Number(bootedAt), host }];
}

function isAlive({ name, pid, bootedAt: then, host }: Claim): boolean {
  if (host !== encodeURIComponent(os.hostname())) return true;
  if (pid === process.pid) return claimedHere.has(name);
  if (Math.abs(then - bootedAt()) > BOOT_TOLERANCE_SECONDS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function refusal(folder: string, { name, pid, host }: Claim): string {
  const here = host === encodeURIComponent(os.hostname());
  const holder = `DATA_DIR: the folder ${path.resolve(folder)} is in use by process ${pid}`;
  const otherwise = 'set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.';
  if (here) return `${holder}. Stop that process, ${otherwise}`;
  return `${holder} on the machine ${host}. Stop that process (if it is gone for good, delete ${path.resolve(folder, name)}), ${otherwise}`;
}

function bootedAt(): number {
  return Math.round(Date.now() / 1000 - os.uptime());
}
