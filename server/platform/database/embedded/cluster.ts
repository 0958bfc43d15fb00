import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from './programs';
import { type User, unprivilegedUser } from './unprivileged-user';

const run = promisify(execFile);

/** Where root keeps copies of the programs, because another user has to reach them. */
const ROOTS_COPIES = '/var/lib/newactivities-postgres';
/** `initdb` and `postgres` get nothing else of the server's environment, which has secrets. */
const ENVIRONMENT = ['PATH', 'SystemRoot', 'ComSpec', 'TEMP', 'TMPDIR'];

/** A folder with a PostgreSQL's data, and who runs the programs on it. */
export interface Cluster {
  /** An absolute path. */
  folder: string;
  /** The folder of the programs. */
  bin: string;
  user: User;
}

/** The cluster in `dataDir/database`, which may not exist. */
export async function clusterIn(dataDir: string): Promise<Cluster> {
  const folder = path.resolve(dataDir, 'database');
  const owner = await stat(folder).catch(() => undefined);
  const isRoot = process.getuid?.() === 0;
  const user = isRoot && owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  const bin = await findPrograms(user, isRoot ? ROOTS_COPIES : path.resolve(dataDir, 'database.programs'));
  return { folder, bin, user };
}

/** Options to start a program on a cluster. */
export function programOptions({ folder, user }: Cluster) {
  const kept = ENVIRONMENT.map((name) => [name, process.env[name]]).filter(([, value]) => value);
  return { ...user, cwd: folder, env: { ...Object.fromEntries(kept), TZ: 'UTC' } as unknown as NodeJS.ProcessEnv };
}

/**
 * The folder as its programs name it. Another user than this process's may be unable to enter the folders above it, but need not:
 * a process starts in its working directory before it changes its user.
 */
export function nameOf({ folder, user }: Cluster): string {
  return user.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Whether a program's messages say that the disk is full. */
export function isFull(messages: string): boolean {
  return /No space left|quota/.test(messages);
}

/** Creates an empty cluster, completely or not at all. */
export async function createCluster(cluster: Cluster): Promise<void> {
  await replaceFolder(cluster, async (draft) => {
    const form = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
    await run(path.join(cluster.bin, 'initdb'), ['-D', nameOf(draft), ...form], programOptions(draft));
  });
}

/** Makes the folder of a cluster from what `fill` writes into a draft of it, completely or not at all. */
export async function replaceFolder(cluster: Cluster, fill: (draft: Cluster) => Promise<void>): Promise<void> {
  const draft = { ...cluster, folder: `${cluster.folder}.unfinished` };
  await rm(draft.folder, { recursive: true, force: true });
  try {
    await mkdir(draft.folder);
    await giveToUser(draft);
    await fill(draft);
    await rename(draft.folder, cluster.folder);
  } catch (error) {
    await rm(draft.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Gives the folder to the user of the programs, and to no one else: a copy that root made of it belongs to root. */
export async function giveToUser({ folder, user: { uid, gid } }: Cluster): Promise<void> {
  await chmod(folder, 0o700);
  if (uid !== undefined && (await stat(folder)).uid !== uid) await run('chown', ['-R', `${uid}:${gid}`, folder]);
}
