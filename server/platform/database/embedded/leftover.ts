import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, nameOf, programOptions } from './cluster';

const run = promisify(execFile);

/** Milliseconds in which a process that wrote `postmaster.pid` listens, if it is PostgreSQL. */
const LISTENS_WITHIN = 1_000;
const RETRY_DELAY = 20;

/** The file of a running PostgreSQL, and its socket. */
export const pidFileOf = ({ folder }: Cluster) => path.join(folder, 'postmaster.pid');
export const socketOf = ({ folder }: Cluster) => path.join(folder, '.s.PGSQL.5432');

/**
 * Stops the PostgreSQL of a server and keeper that were both killed. Its process id alone does not identify it: after a restart of
 * the machine or container another process may have that id, and then PostgreSQL's files must go, or it would not start.
 */
export async function stopLeftover(cluster: Cluster): Promise<void> {
  const pidFile = pidFileOf(cluster);
  const giveUpAt = performance.now() + LISTENS_WITHIN;
  while (await isRunning(pidFile)) {
    // On Windows `pg_ctl` itself recognizes PostgreSQL by the id.
    if (process.platform === 'win32' || (await listens(socketOf(cluster)))) {
      const stop = ['stop', '-w', '-s', '-m', 'fast', '-D', nameOf(cluster)];
      await run(path.join(cluster.bin, 'pg_ctl'), stop, programOptions(cluster)).catch(() => {});
      return;
    }
    if (performance.now() > giveUpAt) await rm(pidFile, { force: true });
    else await sleep(RETRY_DELAY);
  }
  // The socket's file has the same id, also in a restored backup.
  await rm(`${socketOf(cluster)}.lock`, { force: true });
}

async function isRunning(pidFile: string): Promise<boolean> {
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}
